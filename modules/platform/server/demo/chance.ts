import { present } from '@chengban/kernel/present.ts'

/** Chance that is the same every time. */
export interface Chance {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number, both ends included. */
  between(low: number, high: number): number
  of<T>(list: readonly T[]): T
}

/** mulberry32: small, even enough for demonstrations. */
export const chanceFrom = (seed: number): Chance => {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  return { next, between, of: (list) => present(list[between(0, list.length - 1)]) }
}
