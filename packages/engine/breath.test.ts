import { expect, test } from 'vitest'
import { breath } from './breath.ts'

const busy = (ms: number): void => {
  for (const until = performance.now() + ms; performance.now() < until; );
}

test('gives others a turn every few milliseconds, however few rows that is', async () => {
  let turns = 0
  let isDone = false
  const other = (): void => {
    turns++
    if (!isDone) setImmediate(other)
  }
  setImmediate(other)
  for (let row = 0; row < 40; row++) {
    await breath()
    busy(3)
  }
  isDone = true
  expect(turns).toBeGreaterThanOrEqual(15)
})
