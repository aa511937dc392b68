import { evaluate } from '@chengban/kernel/evaluate.ts'
import type { Expr } from '@chengban/kernel/expr.ts'
import type { Offer } from '@chengban/kernel/offer.ts'
import { expect, test } from 'vitest'
import { copyLast } from './copy-last.call.ts'

const { when } = copyLast.offered as Offer

const offered = (row: Readonly<Record<string, unknown>>): unknown =>
  evaluate(when as Expr<unknown>, { creatorId: 'me', status: '草稿', rowCount: 0, ...row }, {
    userId: 'me',
    today: '2026-11-27',
    now: '2026-11-27T10:00:00+08:00',
    has: () => true,
  } as never)

test('the lines of the month before are offered for one’s own empty draft alone', () => {
  expect(offered({ creatorId: 'other' })).toBe(false)
  expect(offered({ rowCount: 15 })).toBe(false)
  expect(offered({ status: '待一级审核' })).toBe(false)
  expect(offered({})).toBe(true)
})
