import { expect, it } from 'vitest'
import { allOf, anyOf, asked, eq, is, isSet, not, said } from './expr.ts'
import { text } from './kinds/text.ts'
import { stateGuards } from './state-guards.ts'

const fields = { status: text('状态'), kind: text('种类'), late: text('逾期', { computed: eq(1, 1) }) }
const told = (holds: object, input: string[] = [], asks = {}) =>
  stateGuards({ fields }, { guards: [{ holds, message: '不可' }] as never, input, asks }).length

it('are those that ask for states and kinds of the record alone', () => {
  expect(told(allOf(is({ status: '通过' }), not(is({ kind: '购方' }))))).toBe(1)
  expect(told(is({ status: '通过' }), ['name'])).toBe(1)
  expect(told(is({ status: '通过' }), ['status'])).toBe(0)
  expect(told(is({ status: '通过' }), [], { status: {} })).toBe(0)
  expect(told(isSet('endTime'))).toBe(0)
  expect(told(is({ late: '是' }))).toBe(0)
  expect(told(anyOf(is({ status: '通过' }), isSet('endTime')))).toBe(0)
  expect(told(eq(said, '好'))).toBe(0)
  expect(told(eq(asked('pass'), true))).toBe(0)
})
