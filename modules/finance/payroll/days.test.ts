import { expect, test } from 'vitest'
import { type Calendar, isPaidDay, paidDays } from './days.ts'

const calendar: Calendar = new Map([
  ['2026-02-16', { isWork: false, isPaid: true }],
  ['2026-02-20', { isWork: false, isPaid: false }],
  ['2026-02-28', { isWork: true, isPaid: true }],
  ['2026-02-15', { isWork: false, isPaid: true }],
])

test.each([
  ['a weekday', '2026-02-13', true],
  ['a Saturday', '2026-02-14', false],
  ['a holiday by law on a weekday', '2026-02-16', true],
  ['a holiday by law on a Sunday', '2026-02-15', false],
  ['a day off in exchange', '2026-02-20', false],
  ['a Saturday worked in exchange', '2026-02-28', true],
])('%s', (_name, day, paid) => {
  expect(isPaidDay(day, calendar)).toBe(paid)
})

test.each([
  ['2026-03-01', '2026-03-31', 22],
  ['2026-03-16', '2026-03-31', 12],
  ['2026-02-01', '2026-02-28', 20],
  ['2026-03-02', '2026-03-01', 0],
])('from %s to %s %i days are paid', (from, to, days) => {
  expect(paidDays(from, to, calendar)).toBe(days)
})
