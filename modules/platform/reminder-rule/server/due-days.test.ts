import { expect, it } from 'vitest'
import { holidaysOf } from '../../server/demo/holidays.ts'
import { dueDays, lastNearDay } from './due-days.ts'

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
