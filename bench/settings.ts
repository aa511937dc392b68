import { join } from 'node:path'
import process from 'node:process'
import { root } from '../scripts/places.ts'

/** Rows of contracts, each size with a database of its own: indexes and caches are those of its size. */
export const sizes = (process.env.BENCH_SIZES ?? '10000,100000,1000000').split(',').map(Number)
export const seconds = Number(process.env.BENCH_SECONDS ?? 2)
/** Connections of the callers. */
export const many = 16
export const benchPassword = 'Bench-2026'

export const largest = Math.max(...sizes)

/** Kept between runs. */
export const dataDirOf = (size: number): string =>
  join(root, size === 1_000_000 ? '.cache/bench' : `.cache/bench-${size}`)

export const say = (line: string): void => void process.stdout.write(`${line}\n`)
