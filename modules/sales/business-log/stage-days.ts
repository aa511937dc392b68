import { dateOf, daysBetween } from '@chengban/kernel/days.ts'

export interface Step {
  readonly from: string
  readonly to: string
  readonly at: string
}

export interface StageDays {
  readonly schedule: string
  readonly days: number
  readonly tzFrom: string
  readonly tzTo: string | null
}

/**
 * Returns the number of calendar days a sale spent in each stage, in the order in which it first reached them: from its
 * creation through its diary steps, oldest first, until now. The current stage has no end.
 */
export const stageDays = (begun: string, stage: string, steps: readonly Step[], now: string): readonly StageDays[] => {
  const places = [
    { schedule: steps[0]?.from ?? stage, at: begun },
    ...steps.map(({ to, at }) => ({ schedule: to, at })),
  ]
  const found = new Map<string, StageDays>()
  for (const [index, { schedule, at }] of places.entries()) {
    const until = places[index + 1]?.at ?? null
    const earlier = found.get(schedule)
    const days = daysBetween(dateOf(at), dateOf(until ?? now)) + (earlier?.days ?? 0)
    found.set(schedule, { schedule, days, tzFrom: earlier?.tzFrom ?? at, tzTo: until })
  }
  return [...found.values()]
}
