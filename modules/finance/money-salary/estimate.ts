import { add, addAll, compare, multiply, round, subtract } from '@chengban/kernel/decimal.ts'
import { type Insured, type SocialRule, socialLines } from '../social-rule/social-line.ts'
import { type Band, bandOf, taxOf } from '../tax-rule/bands.ts'

/** Hours of a month by which an hour's wage becomes one of the month. */
export const monthHours = '174'

export interface Wage {
  readonly type: string
  readonly isFormal: boolean
  /** Percentage points, of the row or else the company's. */
  readonly probationRate: string
  readonly normMoney: string
  readonly performance: string
  readonly other: string
}

export interface Estimate {
  readonly security: string
  readonly socialMyself: string
  readonly accumulationFund: string
  readonly tax: string
  readonly salaryTrue: string
}

/** Returns the agreed wage: the standard wage, or a percentage of it on probation. Unrounded. */
export const agreedOf = ({ isFormal, probationRate, normMoney }: Wage): string =>
  isFormal ? normMoney : multiply(multiply(normMoney, probationRate), '0.01')

/** The wage of a whole month, by which a person's basic pay is kept. */
export const basicPay = (wage: Wage): string =>
  round(wage.type === '时薪' ? multiply(agreedOf(wage), monthHours) : agreedOf(wage), 2)

/** All that is agreed for a month: standard wage, performance and allowance in full. */
export const totalOf = ({ type, normMoney, performance, other }: Wage): string =>
  round(add(add(type === '时薪' ? multiply(normMoney, monthHours) : normMoney, performance), other), 2)

interface EstimateInput {
  readonly wage: Wage
  readonly insured: Insured
  readonly rules: readonly SocialRule[]
  readonly bands: readonly Band[]
  readonly allowance: string
  readonly deductTotal: string
}

/** Estimates the pay of a single first month. Not binding, since tax accumulates over the year. */
export const estimate = ({ wage, insured, rules, bands, allowance, deductTotal }: EstimateInput): Estimate => {
  const lines = socialLines(rules, insured)
  const social = lines.filter(({ kind }) => kind !== '公积金')
  const socialMyself = addAll(social.map(({ person }) => person))
  const accumulationFund = addAll(lines.filter(({ kind }) => kind === '公积金').map(({ person }) => person))
  const money = add(basicPay(wage), add(wage.performance, wage.other))
  const rest = subtract(subtract(money, socialMyself), accumulationFund)
  const taxable = atLeastNothing(subtract(subtract(rest, allowance), deductTotal))
  const tax = bands.length ? taxOf(taxable, bandOf(bands, taxable)) : '0.00'
  return {
    security: addAll(social.map(({ company }) => company)),
    socialMyself,
    accumulationFund,
    tax,
    salaryTrue: round(atLeastNothing(subtract(rest, tax)), 2),
  }
}

const atLeastNothing = (figure: string): string => (compare(figure, '0') < 0 ? '0.00' : figure)
