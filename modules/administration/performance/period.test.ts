import { expect, test } from 'vitest'
import { quarterOf, weekOf, weekWith } from './period.ts'

test('a week is that of the month of its Thursday', () => {
  // 1 October 2026 is a Thursday
  expect(weekOf(2026, 10, 1)).toMatchObject({ startDate: '2026-09-28', endDate: '2026-10-04', quarter: 4 })
  expect(weekOf(2026, 10, 5)).toMatchObject({ startDate: '2026-10-26' })
  expect(weekOf(2026, 11, 5)).toBeUndefined()
  expect(weekWith('2026-11-29')).toMatchObject({ year: 2026, month: 11, week: 4, startDate: '2026-11-23' })
  // the Thursday of this week is the last day of the year before
  expect(weekWith('2027-01-01')).toMatchObject({ year: 2026, month: 12, week: 5, quarter: 4 })
})

test('a quarter is three whole months', () => {
  expect(quarterOf(2026, 1)).toMatchObject({ startDate: '2026-01-01', endDate: '2026-03-31' })
  expect(quarterOf(2026, 4)).toMatchObject({ startDate: '2026-10-01', endDate: '2026-12-31' })
})
