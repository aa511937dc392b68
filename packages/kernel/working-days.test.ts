import { holidaysOf } from '@chengban/modules/platform/server/demo/holidays.ts'
import { expect, it } from 'vitest'
import { addWorkDays, workDaysBetween } from './working-days.ts'
import { isWorkDay } from './working-time.ts'

const special = Object.fromEntries(holidaysOf(2026).map(({ date, kind }) => [date, kind === '调休上班']))

it('counts working days over holidays and weekends worked', () => {
  expect(workDaysBetween('2026-09-28', '2026-10-11', special)).toEqual([
    ...['2026-09-28', '2026-09-29', '2026-09-30', '2026-10-08', '2026-10-09', '2026-10-10'],
  ])
  expect(workDaysBetween('2026-10-11', '2026-10-11', special)).toEqual([])
  expect(isWorkDay('2026-10-10', {})).toBe(false)
})

it('moves on and back by working days', () => {
  expect(addWorkDays('2026-09-30', 3, special)).toBe('2026-10-10')
  expect(addWorkDays('2026-10-10', -3, special)).toBe('2026-09-30')
  expect(addWorkDays('2026-10-01', 0, special)).toBe('2026-10-08')
  expect(addWorkDays('2026-10-08', 0, special)).toBe('2026-10-08')
  expect(addWorkDays('2026-10-01', -1, special)).toBe('2026-09-30')
})

it('knows the statutory days that go by the moon', () => {
  const named = (year: number, name: string) => holidaysOf(year).find((day) => day.name === name)?.date
  expect([named(2025, '春节'), named(2026, '春节'), named(2027, '春节')]).toEqual([
    ...['2025-01-28', '2026-02-16', '2027-02-05'],
  ])
  expect([named(2026, '端午节'), named(2026, '中秋节'), named(2026, '清明节')]).toEqual([
    ...['2026-06-19', '2026-09-25', '2026-04-05'],
  ])
  for (const year of [2024, 2025, 2026, 2027, 2028, 2033]) {
    const dates = holidaysOf(year).map(({ date }) => date)
    expect(new Set(dates).size).toBe(dates.length)
    expect(dates.every((date) => date.startsWith(`${year}-`))).toBe(true)
  }
})
