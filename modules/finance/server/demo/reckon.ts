import { add, multiply, round } from '@chengban/kernel/decimal.ts'
import type { DemoPerson } from '@chengban/modules/platform/server/demo/people.ts'
import { type Slip, slipOf } from '../../payroll/slip.ts'
import { cumulativeTax, type TaxAsked, type TaxedBefore } from '../../payroll/tax.ts'
import { socialLines } from '../../social-rule/social-line.ts'
import { bonusBands, yearlyBands } from '../../tax-rule/first.ts'
import { least, rulesIn } from './rates.ts'
import { companyOf, deductTotal, insuredOf, wageOf } from './wages.ts'

/** A month whose pay was reckoned, and the day it goes out. */
export interface Paid {
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

/** What was earned and taxed in the year before the first run, as if every month had been the same. */
export const openingOf = (person: DemoPerson, { payDate }: Paid) => {
  const month = monthOf(payDate) - 1
  if (month < 1) return null
  const times = (figure: string): string => round(multiply(figure, String(month)), 2)
  const { socialMyself, accumulationFund } = socialOf(person)
  const income = times(insuredOf(person).socialBase)
  const special = times(add(socialMyself, accumulationFund))
  const { total } = cumulativeTax({ ...taxAsked(person, payDate), month, income, special })
  return { month, income, exempt: '0.00', special, extra: times(deductTotal(person)), withheld: total }
}

/** A person's slip of a month, after the one before. */
export const reckon = (person: DemoPerson, paid: Paid, before: Slip | null): Slip => {
  const { lines: _lines, ...social } = socialOf(person)
  const opening = monthOf(paid.payDate) > 1 ? openingBefore(person, paid, before) : null
  const prior: TaxedBefore[] =
    before && monthOf(paid.payDate) > 1
      ? [
          {
            income: before.money,
            exempt: '0.00',
            special: add(before.socialMyself, before.accumulationFund),
            withheld: before.tax,
          },
        ]
      : []
  return slipOf({
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
    unpaidDays: person.account === 'ss05' ? '1' : '0',
    sickDays: person.account === 'cs02' ? '2' : '0',
    sickRate: '60',
    overtimeMoney: '0.00',
    ...social,
    items: [],
    lessMaxRate: '20',
    least,
    tax: { ...taxAsked(person, paid.payDate), opening, prior },
    bonusBands,
  })
}

/** The opening stands before the first run of the year; a second run counts on it as well. */
const openingBefore = (person: DemoPerson, { month, payDate }: Paid, before: Slip | null) => {
  const back = before ? monthOf(payDate) - 1 : monthOf(payDate)
  return openingOf(person, { month, payDate: `${payDate.slice(0, 5)}${String(back).padStart(2, '0')}-10` })
}
