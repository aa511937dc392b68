/** Milliseconds of {@link bare} on the machine the bounds of the tests are of. */
const bareThere = 40

/**
 * Milliseconds as the machine of the bounds would have taken for what took `taken` here just now: a machine that is
 * slower, or busy with another file, is no fault of what is measured. Never more than `taken`.
 */
export const paced = (taken: number): number => taken * Math.min(1, bareThere / bare())

const bare = (): number => {
  const begun = performance.now()
  const sums = new Map<string, number>()
  for (let at = 0; at < 400_000; at++) {
    const key = `k${at % 5000}`
    sums.set(key, (sums.get(key) ?? 0) + at)
  }
  return performance.now() - begun
}
