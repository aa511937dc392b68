import { expect, it } from 'vitest'
import { isCreditCode, taxNumberFault } from './credit-code.ts'

it('accepts a right check character in either case', () => {
  expect(isCreditCode('91350100M000100Y43')).toBe(true)
  expect(isCreditCode('91350100m000100y43')).toBe(true)
})

it('refuses a wrong check character and signs outside the code until somebody has compared them', () => {
  for (const code of ['91350100M000100Y44', '9135010OM000100Y43']) {
    expect(taxNumberFault(code, false)).toBe('税号校验位不符，请核对')
    expect(taxNumberFault(code, true)).toBeUndefined()
  }
})

it('refuses other lengths and signs, compared or not', () => {
  for (const code of ['1234567890', '91350100M000100Y4', '91350100M000100Y4-'])
    expect([taxNumberFault(code, false), taxNumberFault(code, true)]).toEqual(['税号格式不正确', '税号格式不正确'])
})

it('takes the older 15 and 20 as they are', () => {
  expect(taxNumberFault('110105123456789', false)).toBeUndefined()
  expect(taxNumberFault('11010512345678901234', false)).toBeUndefined()
})
