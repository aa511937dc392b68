import { allOf, anyOf, asParent, type Expr, headOf, holds, is, me, tasked, via } from '@chengban/kernel/expr.ts'
import { expect, it } from 'vitest'
import { cheapestFirst } from './cheapest-first.ts'

type Rule = Expr<unknown>

const code = holds('contract:manage') as Rule
const own = anyOf(me('initiator'), me('creatorId')) as Rule
const led = headOf('initiator') as Rule
const bound = allOf(holds('invoicing:audit'), is({ status: '通过' })) as Rule
const through = via('clientId', me('userId')) as Rule
const parent = asParent('contractId') as Rule

it('asks the code, then the row, then the sets, from the small to the large, and other records last', () => {
  expect(cheapestFirst([parent, through, tasked as Rule, bound, led, own, code])).toEqual([
    code,
    own,
    led,
    bound,
    tasked,
    through,
    parent,
  ])
})

it('asks several codes as it asks one', () => {
  const codes = anyOf(holds('client:manage'), holds('client:audit')) as Rule
  expect(cheapestFirst([own, led, codes])).toEqual([codes, own, led])
})

it('leaves the rest in the order they were declared in', () => {
  const others = [is({ status: '通过' }), is({ stage: '待签署' }), own] as Rule[]
  expect(cheapestFirst(others)).toEqual(others)
})
