import { expect, test } from 'vitest'
import { meantBy, offeredBy } from './offered.ts'

const offers = {
  parentId: null,
  contractId: { from: 'contractId' },
  clientId: { from: 'contractId.clientId', orNone: true },
} as const

test('what the form does not say yet narrows nothing', () => {
  expect(offeredBy(offers, { contractId: null }, undefined)).toEqual({ parentId: null })
  expect(offeredBy(offers, {}, { id: 'k', clientId: null })).toEqual({ parentId: null })
})

test('a row is offered where its columns have what the form holds, or what the row it names holds', () => {
  expect(offeredBy(offers, { contractId: 'k' }, { id: 'k', clientId: 'c' })).toEqual({
    parentId: null,
    contractId: 'k',
    clientId: ['c', null],
  })
})

test('one row alone is meant only once all is filled that it rests on, and by no empty column', () => {
  expect(meantBy(offers, { contractId: 'k' }, undefined)).toBeUndefined()
  expect(meantBy(offers, { contractId: 'k' }, { id: 'k', clientId: null })).toBeUndefined()
  expect(meantBy(offers, { contractId: 'k' }, { id: 'k', clientId: 'c' })).toEqual({
    parentId: null,
    contractId: 'k',
    clientId: 'c',
  })
})
