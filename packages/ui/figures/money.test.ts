import { expect, test } from 'vitest'
import { sumDecimals } from './decimal.ts'
import { formatMoney, inWan, moneyParts } from './money.ts'

test.each([
  [null, '—'],
  ['', '—'],
  ['abc', '—'],
  ['***', '***'],
  ['0', '0.00'],
  ['1245000', '1,245,000.00'],
  ['-12.5', '−12.50'],
  ['99999999999999999.99', '99,999,999,999,999,999.99'],
  ['0.005', '0.01'],
  [0.1, '0.10'],
])('%s is written %s', (value, shown) => {
  expect(formatMoney(value)).toBe(shown)
})

test('the decimals stand apart from the whole', () => {
  expect(moneyParts('3420000.50')).toEqual({ sign: '', whole: '3,420,000', decimals: '.50' })
})

test('a column is added up exactly', () => {
  expect(sumDecimals(['0.10', '0.20', null, '99999999999999.99'])).toBe('100000000000000.29')
})

test('sums in 万', () => {
  expect(inWan('3864000')).toBe('386.40')
  expect(inWan('15123049.99')).toBe('1,512.30')
  expect(inWan('-86049')).toBe('−8.60')
})
