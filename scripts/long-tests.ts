import { availableParallelism, loadavg } from 'node:os'

interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly startTime: number
    readonly endTime: number
    readonly assertionResults: readonly { readonly fullName: string; readonly duration?: number | null }[]
  }[]
}

/** Something that ran, with the seconds it took. */
export interface Timed {
  readonly name: string
  readonly seconds: number
}

/** The three files of vitest's JSON report that took longest, the longest first. */
export const slowest = (report: string): Timed[] =>
  (JSON.parse(report) as Report).testResults
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 3)

/** What a comment says of the time that a test takes. */
const reason = /(\/\/|\*) .*\b(\d+ s|seconds?|minutes?|hours?|time|long|takes)\b/

/** Milliseconds by the clock that a test takes without a word: twice what it may, and more where the machine has more to do. */
export const mostMs = (): number => 2 * 5000 * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())

/** Tests of vitest's JSON report that take longer than `most` ms and say nowhere in their file why. */
export const longWithoutReason = (report: string, sourceOf: (file: string) => string, most: number): string[] =>
  (JSON.parse(report) as Report).testResults.flatMap(({ name, assertionResults }) => {
    const long = assertionResults.filter(({ duration }) => (duration ?? 0) > most)
    if (long.length === 0 || reason.test(sourceOf(name))) return []
    return long.map(
      ({ fullName, duration }) =>
        `${name} › ${fullName}: ${((duration ?? 0) / 1000).toFixed(1)} s, and no comment says why`,
    )
  })
