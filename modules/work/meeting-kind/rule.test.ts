import { expect, test } from 'vitest'
import { readRule } from './rule.ts'

const planned = { freq: 'week', weekdays: [1], time: '09:00', hostId: 'someone' }

test.each([
  ['nothing', null, '会议规则错误'],
  ['a list', [], '会议规则错误'],
  ['no rhythm', {}, '会议规则错误'],
  ['an unknown rhythm', { freq: 'year' }, '会议规则错误'],
  ['a key nobody knows', { freq: 'none', colour: 'red' }, '会议规则错误'],
  ['no time', { ...planned, time: '' }, '请设置会议时间和主持人'],
  ['a time that is none', { ...planned, time: '24:00' }, '会议规则错误'],
  ['no host', { ...planned, hostId: null }, '请设置会议时间和主持人'],
  ['a week without days', { ...planned, weekdays: [] }, '会议规则错误'],
  ['an eighth day', { ...planned, weekdays: [8] }, '会议规则错误'],
  ['a month without a day', { ...planned, freq: 'month' }, '会议规则错误'],
  ['a month with both', { ...planned, freq: 'month', monthDay: 1, monthWeek: 1 }, '会议规则错误'],
  ['a place without its weekday', { ...planned, freq: 'month', monthWeek: 1, weekdays: [1, 2] }, '会议规则错误'],
  ['four minutes', { ...planned, minutes: 4 }, '会议规则错误'],
  ['minutes due after 73 hours', { ...planned, summaryHours: 73 }, '会议规则错误'],
])('%s is refused', (_, rule, message) => {
  expect(readRule(rule)).toBe(message)
})

test('what is usual is filled in', () => {
  expect(readRule({ ...planned, address: '' })).toEqual({
    ...planned,
    minutes: 60,
    move: 'skip',
    mustAttend: true,
    needSummary: true,
    summaryHours: 24,
    aheadDays: 7,
  })
  expect(readRule({ ...planned, freq: 'month', monthWeek: 'last' })).toMatchObject({ monthWeek: 'last' })
})
