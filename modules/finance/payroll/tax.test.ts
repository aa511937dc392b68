import { add } from '@chengban/kernel/decimal.ts'
import { expect, test } from 'vitest'
import { bonusBands, yearlyBands } from '../tax-rule/first.ts'
import { bonusTax, cumulativeTax, monthsOf, type TaxAsked, type TaxedBefore } from './tax.ts'

const asked = (more: Partial<TaxAsked> = {}): TaxAsked => ({
  year: 2026,
  month: 1,
  joined: '2024-05-06',
  left: null,
  taxStart: '普通',
  prior: [],
  opening: null,
  income: '30000.00',
  exempt: '0.00',
  special: '4500.00',
  deductOf: () => '2000.00',
  allowance: '5000.00',
  bands: yearlyBands,
  ...more,
})

interface Slip {
  readonly month: number
  readonly income: string
  readonly special: string
}

/** The taxes of slips paid one after the other. */
const taxes = (slips: readonly Slip[], more: Partial<TaxAsked> = {}): string[] => {
  const prior: TaxedBefore[] = []
  return slips.map((slip) => {
    const { tax } = cumulativeTax(asked({ ...more, ...slip, prior: [...prior] }))
    prior.push({ income: slip.income, exempt: '0.00', special: slip.special, withheld: tax })
    return tax
  })
}
const usual = (month: number): Slip => ({ month, income: '30000.00', special: '4500.00' })

test('30000 a month: 555, 625, 1850', () => {
  expect(taxes([1, 2, 3].map(usual))).toEqual(['555.00', '625.00', '1850.00'])
})

test('a month without pay resets nothing: its allowance counts later', () => {
  expect(taxes([1, 3, 4].map(usual))).toEqual(['555.00', '345.00', '1430.00'])
})

test('what was withheld too much is not given back, but counts later', () => {
  const slips = [
    { month: 1, income: '30000.00', special: '0.00' },
    { month: 2, income: '3000.00', special: '3500.00' },
    { month: 3, income: '3000.00', special: '3500.00' },
    { month: 4, income: '30000.00', special: '3500.00' },
  ]
  const found = taxes(slips, { deductOf: () => '0.00' })
  expect(found).toEqual(['750.00', '0.00', '0.00', '315.00'])
  expect(found.reduce(add)).toBe('1065.00')
})

test('who joined in March and is first paid in April has two months', () => {
  const found = cumulativeTax(asked({ month: 4, joined: '2026-03-16', income: '6000.00', special: '0.00' }))
  expect(found).toMatchObject({ months: 2, allowance: '10000.00', extra: '4000.00', taxable: '0.00', tax: '0.00' })
})

const before = { joined: '2025-05-06', left: '2026-02-28' }
const back = { month: 10, joined: '2026-09-01' }
const paid = [1, 2, 3, 3].map((paidIn) => ({
  ...{ income: '30000.00', exempt: '0.00', special: '4500.00', withheld: '0.00', paidIn },
}))

test.each<[string, Partial<TaxAsked>, number]>([
  ['a first employment counts from January', { month: 7, joined: '2026-07-01', taxStart: '首次就业' }, 7],
  ['who left in May and is paid in June has five', { month: 6, left: '2026-05-20' }, 5],
  ['who left last year has one', { month: 6, left: '2025-12-31' }, 1],
  ['who came back has the months before', { ...back, earlier: [before] }, 4],
  ['who came back has as many as pay was given in, however the term before is known', { ...back, prior: paid }, 3],
  ['who leaves later has all', { month: 6, left: '2027-01-31' }, 6],
])('%s', (_name, more, months) => {
  expect(monthsOf(asked(more))).toBe(months)
})

test('who came back has the items of the months before too', () => {
  expect(cumulativeTax(asked({ ...back, earlier: [before] })).extra).toBe('8000.00')
})

test('a first employment has the allowance of all months, but the items of those employed', () => {
  const found = cumulativeTax(asked({ month: 8, joined: '2026-07-01', taxStart: '首次就业' }))
  expect([found.allowance, found.extra]).toEqual(['40000.00', '4000.00'])
})

test('who earned less than 60000 last year has all of it from the first month', () => {
  expect(cumulativeTax(asked({ taxStart: '上年收入不足6万' })).allowance).toBe('60000.00')
})

test('items count by what is in force in their month', () => {
  const deductOf = (month: number): string => (month < 3 ? '1000.00' : '3000.00')
  expect(cumulativeTax(asked({ month: 4, deductOf })).extra).toBe('8000.00')
})

test('an opening counts as paid before, its items to its own month', () => {
  const opening = {
    month: 3,
    income: '90000.00',
    exempt: '0.00',
    special: '13500.00',
    extra: '6000.00',
    withheld: '3030.00',
  }
  const found = cumulativeTax(asked({ month: 4, opening }))
  expect(found).toMatchObject({ income: '120000.00', extra: '8000.00', withheld: '3030.00', taxable: '74000.00' })
  expect(found.tax).toBe('1850.00')
})

test.each([
  ['36000.00', '1080.00'],
  ['36001.00', '3390.10'],
  ['144000.00', '14190.00'],
])('a bonus of %s is taxed %s', (bonus, tax) => {
  expect(bonusTax(bonus, bonusBands).tax).toBe(tax)
})
