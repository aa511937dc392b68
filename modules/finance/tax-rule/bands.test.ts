import { expect, test } from 'vitest'
import { bandOf, isTable, taxOf } from './bands.ts'
import { bonusBands, yearlyBands } from './first.ts'

const but = (index: number, change: object) =>
  yearlyBands.map((band, at) => (at === index ? { ...band, ...change } : band))

test.each([
  ['a quick deduction that does not meet the step before', but(1, { quick: '2521.00' })],
  ['a first step with a quick deduction', but(0, { quick: '1.00' })],
  ['a rate that does not rise', but(2, { rate: '10.00' })],
  ['an end that does not rise', but(2, { upTo: '144000.00' })],
  ['an open step in the middle', but(3, { upTo: null })],
  ['a last step with an end', but(6, { upTo: '1000000.00' })],
])('%s makes no table', (_name, bands) => {
  expect(isTable(bands)).toBe(false)
})

test('the tables of the law are tables', () => {
  expect([yearlyBands, bonusBands].map(isTable)).toEqual([true, true])
})

test.each([
  ['36000.00', '3.00'],
  ['36000.01', '10.00'],
  ['960000.00', '35.00'],
  ['960000.01', '45.00'],
])('%s belongs to the step of %s', (figure, rate) => {
  expect(bandOf(yearlyBands, figure).rate).toBe(rate)
})

test.each([
  ['5114.24', '153.43'],
  ['18500.00', '555.00'],
  ['144000.00', '11880.00'],
])('%s in a year owes %s', (figure, tax) => {
  expect(taxOf(figure, bandOf(yearlyBands, figure))).toBe(tax)
})
