import { isDay } from '@chengban/kernel/kinds/date.ts'
import type { Params } from './params.ts'

/** From the first moment of a stretch up to, and without, the first after it. */
export interface Stretch {
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

/** Puts a statement together: as text, or as what the other door makes its statements of. */
export type Say<S> = (words: TemplateStringsArray, ...parts: S[]) => S

/** A period in a statement; a bound becomes a parameter only where it is used. */
interface Placed<S> {
  readonly target: S
  readonly from: () => S
  readonly after: () => S
}

const within = <S>(say: Say<S>, { target, from, after }: Placed<S>): S =>
  say`(${target} >= ${from()} and ${target} < ${after()})`

/** The comparisons that a stretch is known to, in every operator that has a sense for one. */
const comparisons: Readonly<Record<string, <S>(say: Say<S>, placed: Placed<S>) => S>> = {
  equalTo: within,
  notDistinctFrom: (say, placed) => say`${within(say, placed)} is true`,
  notEqualTo: (say, placed) => say`not ${within(say, placed)}`,
  distinctFrom: (say, placed) => say`${within(say, placed)} is not true`,
  lessThan: (say, { target, from }) => say`${target} < ${from()}`,
  lessThanOrEqualTo: (say, { target, after }) => say`${target} < ${after()}`,
  greaterThan: (say, { target, after }) => say`${target} >= ${after()}`,
  greaterThanOrEqualTo: (say, { target, from }) => say`${target} >= ${from()}`,
}

/** A comparison with a stretch; undefined where the operator knows none. */
export const stretchSaid = <S>(operator: string, say: Say<S>, placed: Placed<S>): S | undefined =>
  Object.hasOwn(comparisons, operator) ? comparisons[operator]?.(say, placed) : undefined

/** The same as text with its parameters. */
export const stretchSql = (
  operator: string,
  target: string,
  { from, after }: Stretch,
  params: Params,
  type: string,
): string | undefined =>
  stretchSaid<string>(operator, String.raw, {
    target,
    from: () => params.add(from, type),
    after: () => params.add(after, type),
  })
