import type { Tally } from './tally.ts'

/** More broken files than this are a broken change, not an unsteady test. */
const mostFiles = 5
/** Tests that look for what happens seldom: a deadlock in one run of two is a fault. */
const looksForRaces = /\/(together|ledger-steps)\.db\.test\.ts$/

interface Outcome {
  readonly tally: Tally
  /** What failed at first and passed on the second try, a line each. */
  readonly unsteady: readonly string[]
}

/**
 * Runs the broken files of a suite once more, when nothing else runs. What fails again has failed; what passes is counted
 * as passed and reported as unsteady, so that it is mended without refusing a change that has nothing to do with it.
 */
export const secondTry = async (
  first: Tally,
  again: (files: readonly string[]) => Promise<Tally>,
): Promise<Outcome> => {
  const { broken, failed } = first
  const isOutside = failed.some((line) => !broken.some(({ file }) => line.startsWith(file)))
  const isFault = isOutside || broken.length > mostFiles || broken.some(({ file }) => looksForRaces.test(file))
  if (failed.length === 0 || isFault) return { tally: first, unsteady: [] }
  const second = await again(broken.map(({ file }) => file))
  const kept = first.passed - broken.reduce((sum, { passed }) => sum + passed, 0)
  const nameOf = (line: string): string => line.split(': ', 1)[0] ?? line
  const failedAgain = new Set(second.failed.map(nameOf))
  return {
    tally: { ...second, passed: kept + second.passed },
    unsteady: failed.filter((line) => !failedAgain.has(nameOf(line))),
  }
}
