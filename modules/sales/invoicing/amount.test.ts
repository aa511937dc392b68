import { expect, test } from 'vitest'
import { redWithoutTax, withoutTax } from './amount.ts'

test.each([
  ['186500.00', '6.00', '175943.40'],
  ['100.00', '13.00', '88.50'],
  ['-100.00', '13.00', '-88.50'],
  ['0.01', '13.00', '0.01'],
  ['50000.00', '0.00', '50000.00'],
])('%s at %s percent is %s without tax', (money, rate, wanted) => {
  expect(withoutTax(money, rate)).toBe(wanted)
})

test('the last red row takes what is left, so that nothing remains', () => {
  const blue = { money: '100.00', amountNoTax: '88.50' }
  const thirds = ['-33.33', '-33.33', '-33.34']
  let [flushed, flushedNoTax] = ['0.00', '0.00']
  const taken = thirds.map((red) => {
    const amount = redWithoutTax(red, '13.00', { ...blue, flushed, flushedNoTax })
    flushed = (Number(flushed) - Number(red)).toFixed(2)
    flushedNoTax = (Number(flushedNoTax) - Number(amount)).toFixed(2)
    return amount
  })
  expect(taken).toEqual(['-29.50', '-29.50', '-29.50'])
  expect(flushedNoTax).toBe('88.50')
  expect(redWithoutTax('-33.34', '13.00', { ...blue, flushed: '66.00', flushedNoTax: '58.41' })).toBe('-29.50')
})
