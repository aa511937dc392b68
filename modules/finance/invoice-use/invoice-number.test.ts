import { expect, test } from 'vitest'
import { invoiceKey, joinedKey, plainNumber } from './invoice-number.ts'

const twenty = '24312000000012345678'

test.each([
  ['', '12345678'],
  ['1234567890', twenty],
  ['123456789', '12345678'],
  ['', '1234567'],
  ['', `${twenty}9`],
  ['', '2431200000001234567A'],
])('%s %s is no invoice', (code, number) => {
  expect(invoiceKey(code, number)).toBeUndefined()
})

test('20 digits stand alone, 8 below their code, however they are written', () => {
  expect(invoiceKey(null, ' 2431-2000 0000 1234-5678 ')).toBe(twenty)
  expect(invoiceKey('033001900104', '1234 5678')).toBe('03300190010412345678')
  expect(invoiceKey('0330019001', '12345678')).toBe('033001900112345678')
  expect([plainNumber(' 12-34 '), plainNumber(' - ')]).toEqual(['1234', null])
})

test('code and number in one field have 18 digits or 20, and no other many', () => {
  expect(joinedKey('0330019001-1234 5678')).toBe('033001900112345678')
  expect(joinedKey(twenty)).toBe(twenty)
  expect(['12345678901234567', `${twenty.slice(1)}`, `${twenty}1`, ''].map(joinedKey)).toEqual(Array(4).fill(undefined))
})
