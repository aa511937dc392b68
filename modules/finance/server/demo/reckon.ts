import { add, multiply, round } from '@chengban/kernel/decimal.ts'
import type { DemoPerson } from '@chengban/modules/platform/server/demo/people.ts'
import { type Pay, type Slip, slipOf } from '../../payroll/slip.ts'
import { cumulativeTax, type TaxAsked, type TaxedBefore } from '../../payroll/tax.ts'
import { socialLines } from '../../social-rule/social-line.ts'
import { bonusBands, yearlyBands } from '../../tax-rule/first.ts'
import { least, rulesIn } from './rates.ts'
import { companyOf, deductTotal, insuredOf, wageOf } from './wages.ts'

/** A month whose pay was reckoned, and the day it goes out. */
export interface PaidSlip {
  readonly month: string
  readonly payDate: string
}

/** What insurance and fund cost a person of the demonstration company in a month. */
export const socialOf = (person: DemoPerson) => {
  const lines = socialLines(rulesIn(companyOf(person)), insuredOf(person))
  const sum = (isFund: boolean, side: 'person' | 'company'): string =>
    lines.filter(({ kind }) => (kind === '公积金') === isFund).reduce((total, line) => add(total, line[side]), '0.00')
  return {
    lines,
    socialMyself: sum(false, 'person'),
    accumulationFund: sum(true, 'person'),
    security: sum(false, 'company'),
    fundCompany: sum(true, 'company'),
  }
}

export const monthOf = (day: string): number => Number(day.slice(5, 7))
export const yearOf = (day: string): number => Number(day.slice(0, 4))

const taxAsked = (person: DemoPerson, payDate: string): Omit<TaxAsked, 'income' | 'special'> => ({
  year: yearOf(payDate),
  month: monthOf(payDate),
  joined: null,
  left: null,
  taxStart: '普通',
  prior: [],
  opening: null,
  exempt: '0.00',
  deductOf: () => deductTotal(person),
  allowance: '5000.00',
  bands: yearlyBands,
})

/** Returns the income and tax of the year before the first run, assuming equal months; null for January. */
export const openingOf = (person: DemoPerson, { payDate }: PaidSlip) => {
  const month = monthOf(payDate) - 1
  if (month < 1) return null
  const times = (figure: string): string => round(multiply(figure, String(month)), 2)
  const { socialMyself, accumulationFund } = socialOf(person)
  const income = times(insuredOf(person).socialBase)
  const special = times(add(socialMyself, accumulationFund))
  const { total } = cumulativeTax({ ...taxAsked(person, payDate), month, income, special })
  return { month, income, exempt: '0.00', special, extra: times(deductTotal(person)), withheld: total }
}

/** A slip, and what it was reckoned from. */
export interface ReckonedRun {
  readonly pay: Pay
  readonly slip: Slip
}

/** Returns a person's slips of these months, earliest first; each accumulates the earlier ones of its year. */
export const slipsOf = (person: DemoPerson, months: readonly PaidSlip[]): ReckonedRun[] => {
  const made: (ReckonedRun & { readonly year: number })[] = []
  const [first] = months
  for (const paid of months) {
    const year = yearOf(paid.payDate)
    const opening = first && yearOf(first.payDate) === year ? openingOf(person, first) : null
    const prior = made.filter((one) => one.year === year).map(({ slip }) => taxedBy(slip))
    const pay = payOf(person, paid, { opening, prior })
    made.push({ year, pay, slip: slipOf(pay) })
  }
  return made
}

const taxedBy = ({ money, socialMyself, accumulationFund, tax }: Slip): TaxedBefore => ({
  income: money,
  exempt: '0.00',
  special: add(socialMyself, accumulationFund),
  withheld: tax,
})

/** Who is off without pay, and who is ill, in months of that number. */
const isAway = ({ month }: PaidSlip): boolean => monthOf(month) % 5 === 0

const payOf = (person: DemoPerson, paid: PaidSlip, before: Pick<TaxAsked, 'opening' | 'prior'>): Pay => {
  const { lines: _lines, ...social } = socialOf(person)
  return {
    kind: '工资',
    isMerge: false,
    month: {
      parts: [{ wage: wageOf(person), days: 22 }],
      days: 22,
      isWhole: true,
      wageDays: '21.75',
      hours: '0',
      performanceRate: '100',
    },
    unpaidDays: person.account === 'ss05' && isAway(paid) ? '1' : '0',
    sickDays: person.account === 'cs02' && isAway(paid) ? '2' : '0',
    sickRate: '60',
    overtimeMoney: '0.00',
    ...social,
    items: [],
    lessMaxRate: '20',
    least,
    tax: { ...taxAsked(person, paid.payDate), ...before },
    bonusBands,
  }
}
