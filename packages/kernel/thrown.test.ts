import { expect, it } from 'vitest'
import { thrownCode, thrownMessage } from './thrown.ts'

it('tells code and message of an error, a plain object and a text', () => {
  const coded = Object.assign(new Error('gone'), { code: '57P01' })
  expect([thrownCode(coded), thrownMessage(coded)]).toEqual(['57P01', 'gone'])
  expect([thrownCode({ code: 1 }), thrownMessage({ message: 'late' })]).toEqual([1, 'late'])
  expect([thrownCode('text'), thrownMessage('text')]).toEqual([undefined, 'text'])
  expect([thrownCode(null), thrownMessage(undefined)]).toEqual([undefined, 'undefined'])
})
