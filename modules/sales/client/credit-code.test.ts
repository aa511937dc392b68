import { expect, it } from 'vitest'
import { isCreditCode } from './credit-code.ts'

it('accepts a right check character in either case', () => {
  expect(isCreditCode('91350100M000100Y43')).toBe(true)
  expect(isCreditCode('91350100m000100y43')).toBe(true)
})
it('refuses a wrong check character, other lengths and signs outside the code', () => {
  expect(isCreditCode('91350100M000100Y44')).toBe(false)
  expect(isCreditCode('1234567890')).toBe(false)
  expect(isCreditCode('9135010OM000100Y43')).toBe(false)
})
it('takes the older 15 and 20 as they are', () => {
  expect(isCreditCode('110105123456789')).toBe(true)
  expect(isCreditCode('11010512345678901234')).toBe(true)
})
