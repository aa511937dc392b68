import { expect, it } from 'vitest'
import { present } from './present.ts'

it('returns what is there, also what counts as false', () => {
  expect([present(0), present(''), present(false)]).toEqual([0, '', false])
})

it.each([undefined, null])('throws where a value is %s', (value) => {
  expect(() => present(value)).toThrow('absent')
})
