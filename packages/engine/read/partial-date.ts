import { isDay } from '@chengban/kernel/kinds/date.ts'
import type { Params } from './params.ts'

/** From the first moment of a stretch up to, and without, the first after it. */
interface Stretch {
  readonly from: string
  readonly after: string
}

/** The stretch that `2026`, `2026-2` or, of an instant, `2026-02-03` means, in +08:00; undefined for anything else. */
export const stretchOf = (raw: unknown, kind: string): Stretch | undefined => {
  if (typeof raw !== 'string' || (kind !== 'date' && kind !== 'datetime')) return undefined
  const [, year, month, day] = /^(\d{4})(?:-(\d{1,2}))?(?:-(\d{1,2}))?$/.exec(raw.trim()) ?? []
  if (!year || (day !== undefined && kind === 'date')) return undefined
  const first = `${year}-${(month ?? '1').padStart(2, '0')}-${(day ?? '1').padStart(2, '0')}`
  if (!isDay(first)) return undefined
  const next = new Date(`${first}T00:00:00Z`)
  if (day) next.setUTCDate(next.getUTCDate() + 1)
  else if (month) next.setUTCMonth(next.getUTCMonth() + 1)
  else next.setUTCFullYear(next.getUTCFullYear() + 1)
  const at = (text: string): string => (kind === 'datetime' ? `${text}T00:00:00+08:00` : text)
  return { from: at(first), after: at(next.toISOString().slice(0, 10)) }
}

/** A comparison with such a stretch; undefined where the operator knows none. */
export const stretchSql = (
  operator: string,
  target: string,
  { from, after }: Stretch,
  params: Params,
  type: string,
): string | undefined => {
  const begin = (): string => params.add(from, type)
  const end = (): string => params.add(after, type)
  const within = (): string => `(${target} >= ${begin()} and ${target} < ${end()})`
  const words: Readonly<Record<string, () => string>> = {
    equalTo: within,
    notDistinctFrom: () => `${within()} is true`,
    notEqualTo: () => `not ${within()}`,
    distinctFrom: () => `${within()} is not true`,
    lessThan: () => `${target} < ${begin()}`,
    lessThanOrEqualTo: () => `${target} < ${end()}`,
    greaterThan: () => `${target} >= ${end()}`,
    greaterThanOrEqualTo: () => `${target} >= ${begin()}`,
  }
  return words[operator]?.()
}
