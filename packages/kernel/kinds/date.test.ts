import { expect, it } from 'vitest'
import { date, dateFace, datetime, datetimeFace } from './date.ts'
import { Problem } from './face.ts'

it('reads no instant of a day that is none, or of a zone that is none', () => {
  const field = datetime('开始')
  for (const raw of [
    '2026-02-30T08:00Z',
    '2026-13-01T08:00Z',
    '0000-01-01T00:00Z',
    '2026-01-01T00:00+23:00',
    '2026-01-01T00:00+08:60',
    5,
  ])
    expect(datetimeFace.read(raw, field), String(raw)).toBeInstanceOf(Problem)
  expect(datetimeFace.read('2026-02-28T08:00:00.5+14:00', field)).toBe('2026-02-28T08:00:00.5+14:00')
})

it('reads no day of a month that is none, and none too far off', () => {
  for (const raw of [
    '2026-13-01',
    '2026-00-10',
    '2026-02-30',
    '2026-01-00',
    '1899-12-31',
    '2101-01-01',
    '2026-1-1',
    20260101,
  ])
    expect(dateFace.read(raw, date('日期')), String(raw)).toBeInstanceOf(Problem)
  expect([dateFace.read(' 2028-02-29 ', date('日期')), dateFace.read(' ', date('日期'))]).toEqual(['2028-02-29', null])
})
