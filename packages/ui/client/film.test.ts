import { expect, test } from 'vitest'
import { allowedAt, furthestOf, watchedPercent } from './film.ts'

test('what was jumped over does not count', () => {
  expect(furthestOf(10, 300)).toBe(10)
  expect(furthestOf(10, 4)).toBe(10)
  expect(furthestOf(10, 10.3)).toBe(10.3)
})

test('nobody goes beyond what was watched', () => {
  expect(allowedAt(10, 300)).toBe(10)
  expect(allowedAt(10, 4)).toBe(4)
})

test('the longest film counts, and nine tenths less a moment are no nine tenths', () => {
  expect(watchedPercent([])).toBeUndefined()
  expect(watchedPercent([{ furthest: 0, duration: Number.NaN }])).toBeUndefined()
  expect(
    watchedPercent([
      { furthest: 20, duration: 20 },
      { furthest: 89.99, duration: 100 },
    ]),
  ).toBe(89.9)
  expect(watchedPercent([{ furthest: 90, duration: 100 }])).toBe(90)
  expect(watchedPercent([{ furthest: 99.7, duration: 100 }])).toBe(100)
})
