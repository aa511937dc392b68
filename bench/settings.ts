import { join } from 'node:path'
import process from 'node:process'
import { root } from '../scripts/places.ts'

/** Numbers of contracts to measure with. Each size has a separate database, so its indexes and caches fit that size. */
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
