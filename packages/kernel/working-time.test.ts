import { expect, it } from 'vitest'
import { dueAfter, type Periods, readPeriods, usualPeriods, workingMs } from './working-time.ts'

const hour = 3_600_000
const at = (moment: string): Date => new Date(`${moment}:00+08:00`)
const due = (start: string, hours: number, days = {}, periods: Periods = usualPeriods) =>
  dueAfter(at(start), hours * hour, { days, periods })
const hours = (from: string, to: string, days = {}, periods: Periods = usualPeriods) =>
  workingMs(at(from), at(to), { days, periods }) / hour

it.each([
  ['[["08:30"', 'no JSON'],
  ['[]', 'no time at all'],
  ['[["08:30"]]', 'no end'],
  ['[["08:30","24:00"]]', 'no time of a day'],
  ['[["12:00","08:30"]]', 'backwards'],
  ['[["08:30","12:00"],["11:00","18:00"]]', 'over each other'],
  ['["08:30","12:00"]', 'no pairs'],
  ['{"from":"08:30"}', 'no list'],
])('%s are no periods: %s', (text) => {
  expect(readPeriods(text)).toBeUndefined()
})

it('reads periods as they are kept among the parameters', () => {
  expect(readPeriods('[["08:30","12:00"],["13:30","18:00"]]')).toEqual(usualPeriods)
})

it('does not count nights, middays and weekends', () => {
  expect(due('2026-11-20T16:00', 8)).toEqual(at('2026-11-23T16:00'))
  expect(due('2026-11-20T16:00', 16)).toEqual(at('2026-11-24T16:00'))
  expect(due('2026-11-20T12:30', 1)).toEqual(at('2026-11-20T14:30'))
  expect(due('2026-11-21T23:00', 3.5)).toEqual(at('2026-11-23T12:00'))
  expect(due('2026-11-20T03:00', 8)).toEqual(at('2026-11-20T18:00'))
  expect(hours('2026-11-20T16:00', '2026-11-23T16:00')).toBe(8)
  expect(hours('2026-11-20T11:00', '2026-11-20T14:00')).toBe(1.5)
  expect(hours('2026-11-21T09:00', '2026-11-22T18:00')).toBe(0)
  expect(hours('2026-11-20T16:00', '2026-11-20T15:00')).toBe(0)
})

it('follows the calendar of holidays and of weekends worked', () => {
  const days = { '2026-10-01': false, '2026-10-02': false, '2026-10-10': true }
  expect(due('2026-09-30T17:00', 2, days)).toEqual(at('2026-10-05T09:30'))
  expect(due('2026-10-09T17:00', 2, days)).toEqual(at('2026-10-10T09:30'))
  expect(hours('2026-11-21T09:00', '2026-11-21T18:00', { '2026-11-21': true })).toBe(7.5)
})

it('follows the periods, also where they leave no pause', () => {
  const early = readPeriods('[["07:00","13:00"]]') ?? []
  expect(due('2026-11-20T12:00', 2, {}, early)).toEqual(at('2026-11-23T08:00'))
  expect(hours('2026-11-20T06:00', '2026-11-20T18:00', {}, early)).toBe(6)
})
