import { createHash } from 'node:crypto'

/** Milliseconds that a round of work takes on two quiet cores of 2026. */
const quietMs = 60
const rounds = 5

const round = (): number => {
  const began = performance.now()
  const hash = createHash('sha256')
  const block = Buffer.alloc(1024 * 1024)
  for (let blocks = 0; blocks < 60; blocks++) hash.update(block)
  hash.digest()
  return performance.now() - began
}

/** How many times as long work takes here and now as on a quiet machine, 1 at least and 10 at most. */
export const paceOfMachine = (): number => {
  const taken = Array.from({ length: rounds }, round).reduce((sum, ms) => sum + ms, 0)
  return Math.min(10, Math.max(1, taken / rounds / quietMs))
}

if (import.meta.main) process.stdout.write(`${paceOfMachine().toFixed(2)}\n`)
