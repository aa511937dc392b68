import { holidaysOf } from '@chengban/modules/platform/server/demo/holidays.ts'
import { expect, it } from 'vitest'
import { againDays, dueDays, isFirstWorkDay, lastBefore, lastNearDay } from './due-days.ts'

const special = Object.fromEntries(holidaysOf(2026).map(({ date, kind }) => [date, kind === '调休上班']))
const working = { days: 'working', special } as const
const calendar = { days: 'calendar', special } as const

it('reminds on working days before, on and after the day', () => {
  expect(dueDays('2026-09-30', [-3], working)).toEqual(['2026-10-10'])
  expect(dueDays('2026-10-10', [3], working)).toEqual([
    ...['2026-09-30', '2026-10-01', '2026-10-02', '2026-10-03', '2026-10-04', '2026-10-05', '2026-10-06', '2026-10-07'],
  ])
  expect(dueDays('2026-10-08', [0], working)).toEqual([
    ...['2026-10-01', '2026-10-02', '2026-10-03', '2026-10-04', '2026-10-05', '2026-10-06', '2026-10-07', '2026-10-08'],
  ])
  expect(dueDays('2026-10-03', [-1, 0, 1], working)).toEqual([])
})

it('reminds by the calendar where the notice says so', () => {
  expect(dueDays('2026-10-03', [-90, -30, 0], calendar)).toEqual(['2027-01-01', '2026-11-02', '2026-10-03'])
})

it('knows from which day on a record is not near', () => {
  expect(lastNearDay('2026-10-03', [-90, 0], calendar)).toBe('2027-01-01')
  expect(lastNearDay('2026-09-30', [-3, 0], working)).toBe('2026-10-10')
  expect(lastNearDay('2026-10-10', [3], working)).toBe('2026-10-07')
})

it('comes again on no day off, and on a Saturday that is worked', () => {
  expect(againDays('2026-10-03', 1, 1, working)).toEqual([])
  expect(againDays('2026-10-10', 1, 1, working)).toContain('2026-10-09')
  expect(againDays('2026-10-11', 1, 1, working)).toEqual([])
})

it('counts working days late, holidays between left out', () => {
  // 30 September is late for the 1st time on 8 October, for the 3rd on the Saturday that is worked
  expect(againDays('2026-10-08', 1, 5, working)).toContain('2026-09-30')
  expect(againDays('2026-10-09', 1, 5, working)).not.toContain('2026-09-30')
  expect(againDays('2026-10-10', 3, 5, working)).toContain('2026-09-30')
  expect(againDays('2026-10-12', 3, 5, working)).not.toContain('2026-09-30')
  expect(againDays('2026-10-17', 3, 5, working)).toEqual([])
  expect(againDays('2026-10-16', 3, 5, working)).toContain('2026-09-30')
})

it('finds the first working day of a week, whichever it is', () => {
  const first = (day: string) => isFirstWorkDay(day, special)
  expect(['2026-10-05', '2026-10-08', '2026-10-09', '2026-10-10', '2026-10-12'].map(first)).toEqual([
    ...[false, true, false, false, true],
  ])
})

it('knows the day before which a lapsed pause was not told of', () => {
  expect(lastBefore('2026-10-08', working)).toBe('2026-09-30')
  expect(lastBefore('2026-10-08', calendar)).toBe('2026-10-07')
})
