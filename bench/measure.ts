import { seconds } from './settings.ts'

/** Calls a second, and milliseconds of one call. */
export interface Figure {
  readonly perSecond: number
  readonly median: number
  readonly p95: number
}

/** Calls for a few seconds on so many connections, after one call that is not counted. */
export const measure = async (connections: number, call: () => Promise<unknown>): Promise<Figure> => {
  await call()
  const times: number[] = []
  const began = performance.now()
  const until = began + seconds * 1000
  const one = async (): Promise<void> => {
    while (performance.now() < until) {
      const from = performance.now()
      await call()
      times.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: connections }, one))
  return figureOf(times, (performance.now() - began) / 1000)
}

const figureOf = (times: number[], spent: number): Figure => {
  times.sort((a, b) => a - b)
  const at = (part: number): number => times[Math.floor(times.length * part)] ?? 0
  return { perSecond: times.length / spent, median: at(0.5), p95: at(0.95) }
}
