import { expect, it } from 'vitest'
import { dueAfter } from './due.ts'

const due = (start: string, hours: number, days = {}): string =>
  dueAfter(new Date(`${start}:00+08:00`), hours, days).toISOString()
const at = (moment: string): string => new Date(`${moment}:00+08:00`).toISOString()

it('does not count nights, middays and weekends', () => {
  expect(due('2026-11-20T16:00', 8)).toBe(at('2026-11-23T16:00'))
  expect(due('2026-11-20T16:00', 16)).toBe(at('2026-11-24T16:00'))
  expect(due('2026-11-20T12:30', 1)).toBe(at('2026-11-20T14:30'))
  expect(due('2026-11-21T23:00', 3.5)).toBe(at('2026-11-23T12:00'))
  expect(due('2026-11-20T03:00', 8)).toBe(at('2026-11-20T18:00'))
})

it('follows the calendar of holidays and of weekends worked', () => {
  const days = { '2026-10-01': false, '2026-10-02': false, '2026-10-10': true }
  expect(due('2026-09-30T17:00', 2, days)).toBe(at('2026-10-05T09:30'))
  expect(due('2026-10-09T17:00', 2, days)).toBe(at('2026-10-10T09:30'))
})
