import { expect, test } from 'vitest'
import { annualDue, carriedTo } from './annual.ts'

const steps = [
  { years: 1, days: 5 },
  { years: 10, days: 10 },
  { years: 20, days: 15 },
]
const due = (began: string, year: number) => annualDue(began, year, steps)

test('full years on 1 January give the days of their step', () => {
  expect(due('2025-01-01', 2026)).toEqual({ date: '2026-01-01', days: 5 })
  expect(due('2016-01-01', 2026)).toEqual({ date: '2026-01-01', days: 10 })
  expect(due('2016-01-02', 2026)).toEqual({ date: '2026-01-01', days: 5 })
  expect(due('2006-01-01', 2026)).toEqual({ date: '2026-01-01', days: 15 })
})

test('the first year gives nothing until it is full, then its part of the days, the day itself counted', () => {
  expect(due('2026-03-01', 2026)).toBeNull()
  // 2 days: 5 × 184 / 365 = 2.52
  expect(due('2025-07-01', 2026)).toEqual({ date: '2026-07-01', days: 2 })
  expect(due('2025-01-02', 2026)).toEqual({ date: '2026-01-02', days: 4 })
  // 5 × 73 / 365 = 1, a day later 0.98
  expect(due('2025-10-20', 2026)).toEqual({ date: '2026-10-20', days: 1 })
  expect(due('2025-10-21', 2026)).toBeNull()
  expect(due('2024-02-29', 2025)?.date).toBe('2025-02-28')
})

test('hours of a year count into the next', () => {
  expect(carriedTo(2026, '03-31')).toBe('2027-03-31')
  expect(carriedTo(2026, '02-29')).toBe('2027-02-28')
})
