import { weekday } from '@chengban/kernel/days.ts'
import { expect, test } from 'vitest'
import { meetingDays } from './days.ts'
import type { MeetingRule } from './rule.ts'

const usual = {
  minutes: 60,
  move: 'skip',
  mustAttend: true,
  needSummary: true,
  summaryHours: 24,
  aheadDays: 7,
} as const
const off = new Set(['2026-10-01', '2026-10-02', '2026-10-05', '2026-10-06', '2026-10-07'])
const extra = new Set(['2026-10-10'])
const isWorked = (day: string) => extra.has(day) || (weekday(day) < 6 && !off.has(day))
const days = (rule: Partial<MeetingRule>, from: string, to: string) =>
  meetingDays({ ...usual, freq: 'week', ...rule }, from, to, isWorked).map((day) => day.slice(5))

test.each<[string, Partial<MeetingRule>, string, string, string[]]>([
  ['no rhythm gives none', { freq: 'none' }, '2026-11-01', '2026-11-30', []],
  ['both ends count', { weekdays: [1] }, '2026-11-16', '2026-11-23', ['11-16', '11-23']],
  ['every working day', { freq: 'day' }, '2026-10-08', '2026-10-12', ['10-08', '10-09', '10-10', '10-12']],
  ['a day off is left out', { weekdays: [4] }, '2026-09-24', '2026-10-08', ['09-24', '10-08']],
  ['or met on before', { weekdays: [4], move: 'before' }, '2026-09-24', '2026-10-08', ['09-24', '09-30', '10-08']],
  ['or after, once', { weekdays: [2, 3], move: 'after' }, '2026-10-05', '2026-10-09', ['10-08']],
  ['one moved in from outside counts', { weekdays: [7], move: 'after' }, '2026-11-16', '2026-11-16', ['11-16']],
  ['one moved out does not', { weekdays: [7], move: 'after' }, '2026-11-15', '2026-11-15', []],
  [
    'the 31st of a shorter month is its last day',
    { freq: 'month', monthDay: 31 },
    '2026-09-01',
    '2026-09-30',
    ['09-30'],
  ],
  ['the last day', { freq: 'month', monthDay: 'last', move: 'before' }, '2026-02-01', '2026-02-28', ['02-27']],
  [
    'a fifth Monday only where there is one',
    { freq: 'month', monthWeek: 5, weekdays: [1] },
    '2026-10-01',
    '2026-11-30',
    ['11-30'],
  ],
  ['the last Friday', { freq: 'month', monthWeek: 'last', weekdays: [5] }, '2026-11-01', '2026-11-30', ['11-27']],
  [
    'the first Wednesday',
    { freq: 'month', monthWeek: 1, weekdays: [3] },
    '2026-11-01',
    '2026-12-31',
    ['11-04', '12-02'],
  ],
])('%s', (_, rule, from, to, expected) => {
  expect(days(rule, from, to)).toEqual(expected)
})
