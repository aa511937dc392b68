import { daysBetween } from '../../dates/days.ts'

/** Something that lasts from one day to another, both included. */
export interface Span<T> {
  readonly item: T
  readonly from: string
  readonly to: string
}

/** A piece of a span within a week. */
export interface Bar<T> extends Span<T> {
  /** 0 to 6 */
  readonly column: number
  readonly length: number
  readonly lane: number
  /** The span continues before the week, or after it (`isCutAfter`). */
  readonly isCutBefore: boolean
  readonly isCutAfter: boolean
}

/**
 * Returns the parts of the spans within the seven days from `first`, in lanes: earlier starts are higher, then longer
 * spans.
 */
export const lanesOf = <T>(spans: readonly Span<T>[], first: string): readonly Bar<T>[] => {
  const ends: number[] = []
  const here = spans.filter(({ from, to }) => daysBetween(first, from) < 7 && daysBetween(first, to) >= 0)
  const ordered = here.toSorted((a, b) => a.from.localeCompare(b.from) || b.to.localeCompare(a.to))
  return ordered.map((span) => {
    const begin = daysBetween(first, span.from)
    const end = daysBetween(first, span.to)
    const column = Math.max(0, begin)
    const last = Math.min(6, end)
    const free = ends.findIndex((taken) => taken < column)
    const lane = free < 0 ? ends.length : free
    ends[lane] = last
    return { ...span, column, length: last - column + 1, lane, isCutBefore: begin < 0, isCutAfter: end > 6 }
  })
}
