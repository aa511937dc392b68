const connections = Number(process.env.BENCH_CONNECTIONS ?? 16)
const seconds = Number(process.env.BENCH_SECONDS ?? 3)

/** Calls for a few seconds on so many connections; one line: calls a second, median and 95th percentile in ms. */
export const measure = async (what: string, call: () => Promise<unknown>): Promise<string> => {
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
  const spent = (performance.now() - began) / 1000
  times.sort((a, b) => a - b)
  const at = (part: number): string => (times[Math.floor(times.length * part)] ?? 0).toFixed(1)
  return `${what.padEnd(24)} ${(times.length / spent).toFixed(0).padStart(6)} /s   中位 ${at(0.5).padStart(7)} ms   p95 ${at(0.95).padStart(7)} ms`
}
