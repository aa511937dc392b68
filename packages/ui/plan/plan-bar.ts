import { isRest, type SpecialDay } from '../data/use-holidays.ts'
import { dayAfter, daysBetween } from '../dates/days.ts'

/** A bar as the call of a plan gives it. */
export interface PlanBar {
  readonly id: string
  readonly kind: string
  readonly parentId: string | null
  readonly code: string | null
  readonly name: string
  readonly userName: string | null
  readonly start: string | null
  readonly end: string | null
  readonly baseStart: string | null
  readonly baseEnd: string | null
  readonly progress: string | null
  readonly status: string
  readonly isConflict: boolean
  readonly isDelay: boolean
  readonly version: number
  readonly mayShift: boolean
}

interface Span {
  readonly start: string
  readonly end: string
}

/** The days that are not what their weekday says. */
type Special = ReadonlyMap<string, SpecialDay>

/** The nearest working day from a day on, going the way the bar went. */
const toWork = (day: string, way: 1 | -1, special: Special): string => {
  let found = day
  while (isRest(found, special)) found = dayAfter(found, way)
  return found
}

const workDays = ({ start, end }: Span, special: Special): number =>
  Array.from({ length: daysBetween(start, end) + 1 }, (_, at) => dayAfter(start, at)).filter(
    (day) => !isRest(day, special),
  ).length

/**
 * Where a bar comes to lie when it is dragged by days, or its end alone: on working days, and the whole bar as many of
 * them long as before.
 */
export const draggedTo = ({ start, end }: Span, by: number, isEnd: boolean, special: Special): Span => {
  const way = by < 0 ? -1 : 1
  if (isEnd) return { start, end: toWork(dayAfter(end, by), way, special) }
  const first = toWork(dayAfter(start, by), way, special)
  let last = first
  for (let left = workDays({ start, end }, special) - 1; left > 0; left--) last = toWork(dayAfter(last, 1), 1, special)
  return { start: first, end: last }
}

/** The depth of each bar in the tree, 0 at the first level. */
export const depthsOf = (bars: readonly PlanBar[]): ReadonlyMap<string, number> => {
  const depths = new Map<string, number>()
  // parents come before their children
  for (const { id, parentId } of bars) depths.set(id, parentId === null ? 0 : (depths.get(parentId) ?? -1) + 1)
  return depths
}

/** The bar with its ancestors and descendants, which always move with it. */
export const familyOf = (bars: readonly PlanBar[], id: string): ReadonlySet<string> => {
  const parents = new Map(bars.map((bar) => [bar.id, bar.parentId]))
  const lineOf = (from: string): readonly string[] => {
    const line: string[] = []
    for (let at: string | null | undefined = from; at; at = parents.get(at)) line.push(at)
    return line
  }
  return new Set([...lineOf(id), ...bars.filter((bar) => lineOf(bar.id).includes(id)).map((bar) => bar.id)])
}
