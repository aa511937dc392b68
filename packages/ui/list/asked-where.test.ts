import { afterEach, expect, it, vi } from 'vitest'
import { askedWhere } from './asked-where.ts'

afterEach(() => vi.useRealTimers())

it('fills in who asks and the days, and nothing else', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T17:00:00Z') })
  const where = {
    or: [{ userId: { equalTo: { from: 'me' } } }, { status: { in: ['待确认'] } }],
    date: { lessThanOrEqualTo: { from: 'today', days: 6 } },
    endDate: { greaterThanOrEqualTo: { from: 'now' } },
  }
  expect(askedWhere(where, 'u1')).toEqual({
    or: [{ userId: { equalTo: 'u1' } }, { status: { in: ['待确认'] } }],
    date: { lessThanOrEqualTo: '2026-11-27' },
    endDate: { greaterThanOrEqualTo: '2026-11-21T01:00:00+08:00' },
  })
})
