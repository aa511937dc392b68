import { expect, it } from 'vitest'
import { dayAfter, dayOf, daysBetween, monthDays, shifted, weekdayOf, weekStart } from './days.ts'

it('counts over months, years and leap days', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2)
  expect(daysBetween('2026-11-02', '2026-11-01')).toBe(-1)
  expect(monthDays('2024-02')).toHaveLength(29)
})

it('begins weeks on Monday', () => {
  expect(weekStart('2026-11-22')).toBe('2026-11-16')
  expect(weekStart('2026-11-16')).toBe('2026-11-16')
  expect(weekdayOf('2026-11-22')).toBe(6)
})

it('moves an instant by days and leaves its time; its day is that of Shanghai', () => {
  expect(shifted('2026-11-18T09:30:00+08:00', -1)).toBe('2026-11-17T09:30:00+08:00')
  expect(shifted('2026-11-30', 1)).toBe('2026-12-01')
  expect(dayOf('2026-11-18T23:30:00Z')).toBe('2026-11-19')
  expect(dayOf(null)).toBe('')
})
