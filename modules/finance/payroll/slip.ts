import { add, compare, divide, multiply, round, subtract } from '@chengban/kernel/decimal.ts'
import type { Band } from '../tax-rule/bands.ts'
import { addedBy, boundedBy, type Item, roomOf, sumOf, type Taken, unboundedBy } from './less.ts'
import { bonusTax, cumulativeTax, type TaxAsked, type TaxDetail } from './tax.ts'
import { type Basic, basicOf, type Month } from './wage.ts'

/** Everything a person's pay of one run is reckoned from. */
export interface Pay {
  readonly kind: '工资' | '补发' | '年终奖'
  /** A bonus counted with the year's income. */
  readonly isMerge: boolean
  /** Null for runs that pay no wage. */
  readonly month: Month | null
  /** Days unpaid and absent, and days ill. */
  readonly unpaidDays: string
  readonly sickDays: string
  /** Percentage points of a day's wage that are paid on a day ill. */
  readonly sickRate: string
  /** Unpaid and absent on every working day. */
  readonly isAway?: boolean
  readonly overtimeMoney: string
  readonly socialMyself: string
  readonly accumulationFund: string
  readonly security: string
  readonly fundCompany: string
  readonly items: readonly Item[]
  readonly lessMaxRate: string
  /** The minimum wage. */
  readonly least: string
  readonly tax: Omit<TaxAsked, 'income' | 'special'>
  readonly bonusBands: readonly Band[]
}

export interface Slip {
  /** With four digits, as shown; used unrounded. */
  readonly dayWage: string
  readonly normMoney: string
  readonly performance: string
  readonly other: string
  readonly overtimeMoney: string
  readonly bonus: string
  readonly deductAbsence: string
  readonly deductSick: string
  readonly deductLess: string
  readonly money: string
  readonly socialMyself: string
  readonly accumulationFund: string
  readonly tax: string
  readonly deductAfter: string
  readonly salaryTrue: string
  readonly shortfall: string
  readonly security: string
  readonly fundCompany: string
  readonly cost: string
  readonly lessItems: readonly Taken[]
  readonly taxDetail: TaxDetail | BonusDetail | null
}

/** The calculation of a separately taxed annual bonus. */
export interface BonusDetail {
  readonly year: number
  readonly bonus: string
  readonly twelfth: string
  readonly rate: string
  readonly quick: string
  readonly tax: string
}

const nothing: Basic = { dayWage: '0', normMoney: '0.00', performance: '0.00', other: '0.00' }

/** One person's pay: gross, what comes off before tax, the tax, what comes off after it. */
export const slipOf = (pay: Pay): Slip => {
  const basic = pay.month ? basicOf(pay.month) : nothing
  const { deductAbsence, deductSick } = missedOf(pay, basic)
  const added = addedBy(pay.items)
  const bonus = sumOf(added)
  const { socialMyself, accumulationFund, security, fundCompany, overtimeMoney } = pay
  const gross = [basic.normMoney, basic.performance, basic.other, overtimeMoney, bonus].reduce(add)
  const base = less(gross, deductAbsence, deductSick)
  const room = roomOf({ base, maxRate: pay.lessMaxRate, socialMyself, accumulationFund, least: pay.least })
  const { pre, post } = boundedBy(pay.items, room)
  const deductLess = sumOf(pre)
  const money = round(atLeastNothing(less(base, deductLess)), 2)
  const { tax, taxDetail } = taxOn(pay, money)
  const left = less(money, socialMyself, accumulationFund, tax, sumOf(post))
  const rest = unboundedBy(pay.items, atLeastNothing(left))
  const deductAfter = add(sumOf(post), sumOf(rest))
  const net = less(money, socialMyself, accumulationFund, tax, deductAfter)
  return {
    ...basic,
    dayWage: round(basic.dayWage, 4),
    overtimeMoney,
    bonus,
    deductAbsence,
    deductSick,
    deductLess,
    money,
    socialMyself,
    accumulationFund,
    tax,
    deductAfter,
    salaryTrue: round(atLeastNothing(net), 2),
    shortfall: round(atLeastNothing(less('0', net)), 2),
    security,
    fundCompany,
    cost: [money, security, fundCompany].reduce(add),
    lessItems: [...added, ...pre, ...post, ...rest],
    taxDetail,
  }
}

/** Days missed cost a day's wage each, days ill a part of it; who is paid by the hour is paid for neither. */
const missedOf = (
  { month, unpaidDays, sickDays, sickRate, isAway, least }: Pay,
  { dayWage, normMoney }: Basic,
): { deductAbsence: string; deductSick: string } => {
  if (!month || month.parts.at(-1)?.wage.type === '时薪') return { deductAbsence: '0.00', deductSick: '0.00' }
  const deductAbsence = isAway ? normMoney : lesser(normMoney, round(multiply(dayWage, unpaidDays), 2))
  const unpaid = multiply(multiply(multiply(dayWage, sickDays), subtract('100', sickRate)), '0.01')
  // the law leaves four fifths of the minimum wage for days ill
  const left = divide(multiply(multiply(least, '0.8'), sickDays), String(Math.max(1, month.days))) ?? '0'
  const most = atLeastNothing(lesser(unpaid, subtract(multiply(dayWage, sickDays), left)))
  const deductSick = lesser(subtract(normMoney, deductAbsence), round(most, 2))
  return { deductAbsence, deductSick }
}

/** Returns the tax; an annual bonus is taxed separately unless it is merged into the year's income. */
const taxOn = (pay: Pay, money: string): { tax: string; taxDetail: TaxDetail | BonusDetail } => {
  if (pay.kind === '年终奖' && !pay.isMerge) {
    const found = bonusTax(money, pay.bonusBands)
    const twelfth = round(divide(money, '12') ?? '0', 2)
    return { tax: found.tax, taxDetail: { year: pay.tax.year, bonus: money, twelfth, ...found } }
  }
  const taxDetail = cumulativeTax({
    ...pay.tax,
    income: money,
    special: add(pay.socialMyself, pay.accumulationFund),
  })
  return { tax: taxDetail.tax, taxDetail }
}

const less = (first: string, ...others: readonly string[]): string =>
  others.reduce((rest, one) => subtract(rest, one), first)
const lesser = (a: string, b: string): string => (compare(a, b) < 0 ? a : b)
const atLeastNothing = (figure: string): string => (compare(figure, '0') < 0 ? '0.00' : figure)
