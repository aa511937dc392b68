import { expect, it } from 'vitest'
import { evaluate, unknown as notAtHand } from './evaluate.ts'
import { add, allOf, anyOf, eq, field, gt, headOf, is, isSet, le, lt, me, not, when } from './expr.ts'
import { lineSum } from './formula.ts'
import { contains } from './row-rule.ts'

const of = (expr: Parameters<typeof evaluate>[0], row: object) => evaluate(expr, row as never)
const little = lt(field('money'), 5)
const draft = is({ status: '草稿' })
const unknown = headOf('userId')

it('nothing is neither below nor above a figure, and no sum is made of it', () => {
  for (const rule of [little, gt(field('money'), 5), le(field('money'), 5), not(little)])
    expect(of(rule, { money: null })).toBeNull()
  expect(of(add(field('money'), 1), { money: null })).toBeNull()
  expect(of(add(field('money'), '0.10'), { money: '0.20' })).toBe('0.30')
})

it('a bound belongs to what is at most, not to what is below', () => {
  expect([of(little, { money: '5.00' }), of(le(field('money'), 5), { money: '5.00' })]).toEqual([false, true])
  expect([of(little, { money: '4.99' }), of(gt(field('money'), 5), { money: '5.01' })]).toEqual([true, true])
  expect(of(eq(field('money'), 5), { money: '5.00' })).toBe(true)
})

it('of several conditions the one that decides decides, else what is null keeps the whole from holding', () => {
  const row = (status: string) => ({ status, money: null })
  expect([of(allOf(draft, little), row('草稿')), of(allOf(draft, little), row('通过'))]).toEqual([null, false])
  expect([of(anyOf(draft, little), row('草稿')), of(anyOf(draft, little), row('通过'))]).toEqual([true, null])
})

it('what only the database knows is left to it, unless it is settled without', () => {
  const row = { status: '草稿', money: null }
  expect([of(unknown, row), of(not(unknown), row)]).toEqual([undefined, undefined])
  expect([of(allOf(draft, unknown), row), of(allOf(not(draft), unknown), row)]).toEqual([undefined, false])
  expect([of(anyOf(draft, unknown), row), of(anyOf(little, unknown), row)]).toEqual([true, undefined])
})

it('the first case that holds is taken, none that is null, and none behind one that is not known', () => {
  const cases = when(
    [
      [little, '少'],
      [draft, '草'],
    ],
    '别',
  )
  expect(['草稿', '通过'].map((status) => of(cases, { status, money: null }))).toEqual(['草', '别'])
  expect(of(cases, { status: '草稿', money: '1.00' })).toBe('少')
  expect(
    of(
      when(
        [
          [unknown, 1],
          [draft, 2],
        ],
        3,
      ),
      { status: '草稿' },
    ),
  ).toBeUndefined()
})

it('a value that nobody at hand knows decides nothing, whatever asks for it', () => {
  const asker = { userId: 'u', has: () => true, today: '2026-11-25', now: '2026-11-25T09:00:00+08:00' }
  const row = { status: notAtHand, money: notAtHand, userId: notAtHand, detail: notAtHand, userIds: notAtHand }
  const rules = [
    little,
    draft,
    isSet('money'),
    me('userId'),
    contains('userIds'),
    lineSum('detail', 'money'),
    field('money'),
  ]
  for (const rule of rules) expect(evaluate(rule as never, row, asker)).toBeUndefined()
  expect(evaluate(anyOf(draft, isSet('name')), { ...row, name: '甲' }, asker)).toBe(true)
})
