import { allOf, anyOf, everybody, holds, isSet, me, nobody, not } from '@chengban/kernel/expr.ts'
import { expect, it } from 'vitest'
import { branches, reduce } from './rights.ts'

const [client, contract] = [holds('client:apply'), holds('contract:apply')]
const own = me('userId')
const entries = ['client:apply']

it('what a code settles is settled: held, not held, and the contrary of both', () => {
  expect([client, contract, not(client), not(contract)].map((rule) => reduce(rule, entries))).toEqual([
    true,
    false,
    false,
    true,
  ])
  expect([reduce(everybody, []), reduce(nobody, ['*'])]).toEqual([true, false])
})

it('one of several is enough where one is asked for, and all are needed where all are', () => {
  expect([reduce(anyOf(client, contract), entries), reduce(allOf(client, contract), entries)]).toEqual([true, false])
  expect([reduce(anyOf(contract, own), entries), reduce(allOf(client, own), entries)]).toEqual([own, own])
  expect([reduce(anyOf(client, own), entries), reduce(allOf(contract, own), entries)]).toEqual([true, false])
  expect([reduce(allOf(client, client), entries), reduce(anyOf(contract, contract), entries)]).toEqual([true, false])
})

it('what is left is asked of the row, alternatives one by one', () => {
  const draft = isSet('tzSubmit')
  const left = reduce(anyOf(own, draft, contract), entries)
  expect(typeof left === 'boolean' ? left : branches(left)).toEqual([own, draft])
  expect(reduce(not(own), entries)).toEqual(not(own))
})
