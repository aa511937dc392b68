import { expect, test } from 'vitest'
import { costs } from './cost.ts'

const rule = { rates: { warning: '100.00', dailyLate: '10.00' }, free: { dailyLate: 2, warning: 1 } }
const warned = (...amounts: readonly string[]) =>
  costs(
    amounts.map((amount) => ({ kind: '警告' as const, amount, isIgnore: false })),
    rule,
  ).map(({ free, money }) => `${money}${free ? ' free' : ''}`)

test('free units go to the first facts of a kind', () => {
  expect(warned('1.0', '2.0')).toEqual(['0.00 free', '200.00'])
  expect(warned('3.0')).toEqual(['200.00'])
})

test('what is taken back gives back what it had cost, and no more', () => {
  expect(warned('3.0', '-3.0')).toEqual(['200.00', '-200.00'])
  expect(warned('-3.0')).toEqual(['0.00 free'])
  expect(warned('-3.0', '3.0')).toEqual(['0.00 free', '0.00 free'])
  expect(warned('-1.0', '3.0')).toEqual(['0.00 free', '100.00'])
})
