import { expect, test } from 'vitest'
import { dayHeading, fillToday, formatDate, formatDateTime, shortDateTime, span, today, toWire } from './date-time.ts'
import { elapsed, waiting } from './elapsed.ts'

const at = new Date('2026-11-18T14:40:00+08:00')

test('no moment is written as nothing', () => {
  expect(formatDateTime(null)).toBe('')
  expect(formatDateTime('no date')).toBe('')
  expect(() => toWire('no date')).toThrow('日期错误')
})

test('moments are shown and sent in +08:00 whatever the zone of the device', () => {
  expect(formatDateTime('2026-11-18T16:30:00Z')).toBe('2026-11-19 00:30')
  expect(formatDate('2026-11-18')).toBe('2026-11-18')
  expect(toWire('2026-12-31T23:00:00Z')).toBe('2027-01-01T07:00:00+08:00')
  expect(today(new Date('2026-11-18T15:59:59Z'))).toBe('2026-11-18')
  expect(today(new Date('2026-11-18T16:00:00Z'))).toBe('2026-11-19')
})

test('near moments are written short', () => {
  expect(shortDateTime('2026-11-18T14:20:00+08:00', at)).toBe('14:20')
  expect(shortDateTime('2026-11-16T10:12:00+08:00', at)).toBe('11-16 10:12')
  expect(shortDateTime('2025-11-16T10:12:00+08:00', at)).toBe('2025-11-16')
  expect(span('2026-11-02', '2026-11-20', at)).toBe('11-02 至 11-20')
  expect(span('2026-11-02', '2027-01-20', at)).toBe('2026-11-02 至 2027-01-20')
})

test('{today} becomes the date when the form opens', () => {
  expect(fillToday('{today}', at)).toBe('2026-11-18')
  expect(fillToday('2026-01-01', at)).toBe('2026-01-01')
})

test('days of a history', () => {
  expect(dayHeading('2026-11-18T00:01:00+08:00', at)).toBe('今天')
  expect(dayHeading('2026-11-17T23:59:00+08:00', at)).toBe('昨天')
  expect(dayHeading('2026-11-16T10:12:00+08:00', at)).toBe('11-16 周一')
  expect(dayHeading('2026-10-22T16:05:00+08:00', at)).toBe('更早')
})

test('waiting in words', () => {
  expect(waiting('2026-11-17T08:40:00+08:00', at)).toBe('等 1 天 6 小时')
  expect(waiting('2026-11-18T11:32:00+08:00', at)).toBe('等 3 小时')
  expect(waiting('2026-11-18T14:20:00+08:00', at)).toBe('等 20 分钟')
  expect(waiting('2026-11-18T14:39:30+08:00', at)).toBe('刚到')
  expect(elapsed('2026-11-13T08:40:00+08:00', at)).toBe('5 天')
})
