import { expect, test } from 'vitest'
import { askedWhere } from './asked-where.ts'

const asking = { me: 'u1', today: '2026-11-29', now: '2026-11-29T08:00:00.000Z' }
const at = (from: string, days?: number) => askedWhere({ date: { equalTo: { from, days } } }, asking).date

test.each([
  ['me', undefined, 'u1'],
  ['today', -1, '2026-11-28'],
  // a Sunday is the last day of its week
  ['week', undefined, '2026-11-23'],
  ['week', 6, '2026-11-29'],
  ['month', undefined, '2026-11-01'],
  ['lastMonth', undefined, '2026-10'],
])('fills in %s %s', (from, days, value) => expect(at(from, days)).toEqual({ equalTo: value }))
