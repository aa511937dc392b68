import { enter } from './ledger.ts'
import { worked } from './processor.ts'

/** Times calls in sequence, after one that is not counted. `bar`: milliseconds for the 95th percentile. */
export const told = async (
  what: string,
  bar: number,
  times: number,
  call: (at: number) => Promise<unknown>,
): Promise<void> => {
  await call(0)
  const taken: number[] = []
  for (let at = 0; at < times; at++) {
    const from = performance.now()
    await call(at)
    taken.push(performance.now() - from)
  }
  taken.sort((a, b) => a - b)
  const at = (part: number): number => taken[Math.min(times - 1, Math.floor(times * part))] ?? 0
  enter(what, `≤ ${bar} ms p95`, `${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)}`, at(0.95) <= bar)
}

/** Runs the work once. `bar`: seconds of the processor that the server and its database (`pids`) may take. */
export const once = async (
  what: string,
  bar: number,
  pids: readonly number[],
  work: () => Promise<unknown>,
): Promise<void> => {
  const spent = (): number => pids.reduce((sum, pid) => sum + worked(pid), 0)
  const [before, from] = [spent(), performance.now()]
  await work()
  const [own, clock] = [spent() - before, (performance.now() - from) / 1000]
  enter(what, `≤ ${bar} s`, `${own.toFixed(1)} s, ${clock.toFixed(1)} by the clock`, own <= bar)
}
