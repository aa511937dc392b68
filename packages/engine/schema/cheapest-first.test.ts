import { allOf, anyOf, asParent, headOf, holds, is, me, tasked, via } from '@chengban/kernel/expr.ts'
import { expect, it } from 'vitest'
import { cheapestFirst } from './cheapest-first.ts'

const code = holds('contract:manage')
const own = anyOf(me('initiator'), me('creatorId'))
const led = headOf('initiator')
const bound = allOf(holds('invoicing:audit'), is({ status: '通过' }))
const through = via('clientId', me('userId'))
const parent = asParent('contractId')

it('asks the code, then the row, then the sets, from the small to the large, and other records last', () => {
  expect(cheapestFirst([parent, through, tasked, bound, led, own, code])).toEqual([
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
  const codes = anyOf(holds('client:manage'), holds('client:audit'))
  expect(cheapestFirst([own, led, codes])).toEqual([codes, own, led])
})

it('leaves the rest in the order they were declared in', () => {
  const others = [is({ status: '通过' }), is({ stage: '待签署' }), own]
  expect(cheapestFirst(others)).toEqual(others)
})
