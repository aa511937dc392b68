/** Seconds of a film that were watched: sorted, apart, `[from, to)`. */
export type Ranges = readonly (readonly [from: number, to: number])[]

export interface Beat {
  readonly ranges: Ranges
  /** Seconds that were played and not credited yet, so that jitter evens out. */
  readonly bank: number
  /** Seconds by the clock of the server since the last beat. */
  readonly wall: number
  /** How fast the film plays, at most as fast as counts. */
  readonly rate: number
  readonly from: number
  readonly to: number
}

export interface Credit {
  readonly ranges: Ranges
  readonly watched: number
  readonly furthest: number
  readonly bank: number
  /** Seconds that had not been watched before. */
  readonly credited: number
}

const mostBank = 5

/** What a report of `[from, to)` earns: never more than the time that has passed, and nothing twice. */
export const credit = ({ ranges, bank, wall, rate, from, to }: Beat): Credit => {
  const earned = wall * rate + bank
  const end = Math.min(to, from + Math.floor(earned))
  const joined = end > from ? join(ranges, from, end) : ranges
  const watched = lengthOf(joined)
  return {
    ranges: joined,
    watched,
    furthest: joined.at(-1)?.[1] ?? 0,
    bank: Math.max(0, Math.min(mostBank, earned - Math.max(0, end - from))),
    credited: watched - lengthOf(ranges),
  }
}

const lengthOf = (ranges: Ranges): number => ranges.reduce((sum, [from, to]) => sum + to - from, 0)

/** Those that touch become one. */
const join = (ranges: Ranges, from: number, to: number): Ranges => {
  const apart = ranges.filter(([first, last]) => last < from || first > to)
  const touching = ranges.filter(([first, last]) => last >= from && first <= to)
  const whole: readonly [number, number] = [
    Math.min(from, ...touching.map(([first]) => first)),
    Math.max(to, ...touching.map(([, last]) => last)),
  ]
  return [...apart, whole].sort(([a], [b]) => a - b)
}
