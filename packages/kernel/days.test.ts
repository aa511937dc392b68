import { expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  compare,
  dateOf,
  daysBetween,
  lastDay,
  secondsBetween,
  weekday,
  weekOfMonth,
} from './days.ts'

it('a month later is never in the month after that', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2024-01-31', 1)).toBe('2024-02-29')
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
  expect(addMonths('2026-12-31', 2)).toBe('2027-02-28')
})

it('the day of an instant is that of +08:00', () => {
  expect(dateOf('2026-03-01T15:59:59Z')).toBe('2026-03-01')
  expect(dateOf('2026-03-01T16:00:00Z')).toBe('2026-03-02')
})

it('weeks begin with Monday, also before the first day that is counted from', () => {
  expect(['2026-11-23', '2026-11-28', '2026-11-29'].map(weekday)).toEqual([1, 6, 7])
  expect(['1899-12-31', '1899-12-25'].map(weekday)).toEqual([7, 1])
})

it('a week is of the month that has its Thursday', () => {
  const first = { month: 10, week: 1, date1: '2026-09-28', date2: '2026-10-04' }
  expect(['2026-09-28', '2026-10-04'].map(weekOfMonth)).toEqual([1, 2].map(() => ({ year: 2026, ...first })))
  expect(weekOfMonth('2027-01-01')).toMatchObject({ year: 2026, month: 12, week: 5, date1: '2026-12-28' })
})

it('days go over the ends of months and years, forth and back', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  expect([daysBetween('2026-02-28', '2026-03-01'), daysBetween('2026-03-01', '2026-02-28')]).toEqual([1, -1])
  expect(['2026-02-05', '2028-02-05', '2026-12-05'].map(lastDay)).toEqual(['2026-02-28', '2028-02-29', '2026-12-31'])
})

it('instants are compared by when they are, however they are written', () => {
  expect(compare('2026-03-01T00:00:00+08:00', '2026-02-28T16:00:00Z')).toBe(0)
  expect(compare('2026-03-01T00:00:00Z', '2026-03-01T00:00:00+08:00')).toBe(1)
  expect(secondsBetween('2026-03-01T00:00:01.005Z', '2026-03-01T00:00:00Z')).toBe('-1.005')
})
