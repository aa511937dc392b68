import { addAll, compare, divide, multiply, round, subtract } from '@chengban/kernel/decimal.ts'
import { type Band, bandOf, taxOf } from '../tax-rule/bands.ts'

/** What a year's earlier runs, or an opening, say of a person. */
export interface TaxedBefore {
  readonly income: string
  readonly exempt: string
  readonly special: string
  readonly withheld: string
  /** The month of its pay date; an opening has none. */
  readonly paidIn?: number
}

/** First and last day of an employment, where they are known. */
export interface Term {
  readonly joined: string | null
  readonly left: string | null
}

export interface TaxAsked extends Term {
  readonly year: number
  /** The month of the pay date. */
  readonly month: number
  /** Of who left and came back, the employments before at the company. */
  readonly earlier?: readonly Term[]
  readonly taxStart: '普通' | '首次就业' | '上年收入不足6万'
  readonly prior: readonly TaxedBefore[]
  readonly opening: (TaxedBefore & { readonly month: number; readonly extra: string }) | null
  readonly income: string
  readonly exempt: string
  /** Social insurance and fund of the person. */
  readonly special: string
  /** What may be deducted in a month of the year, by items in force then. */
  readonly deductOf: (month: number) => string
  readonly allowance: string
  readonly bands: readonly Band[]
}

/** Every step of a tax, as the slip shows it. */
export interface TaxDetail {
  readonly year: number
  readonly months: number
  readonly income: string
  readonly exempt: string
  readonly allowance: string
  readonly special: string
  readonly extra: string
  readonly taxable: string
  readonly rate: string
  readonly quick: string
  readonly total: string
  readonly withheld: string
  readonly tax: string
}

/** 累计预扣法: returns the tax of the year so far, less the tax withheld. Never negative; nothing is refunded. */
export const cumulativeTax = (asked: TaxAsked): TaxDetail => {
  const { prior, opening, year } = asked
  const all = [...prior, ...(opening ? [opening] : [])]
  const income = addAll([asked.income, ...all.map((one) => one.income)])
  const exempt = addAll([asked.exempt, ...all.map((one) => one.exempt)])
  const special = addAll([asked.special, ...all.map((one) => one.special)])
  const withheld = addAll(all.map((one) => one.withheld))
  const months = monthsOf(asked)
  const allowance =
    asked.taxStart === '上年收入不足6万' ? '60000.00' : round(multiply(asked.allowance, String(months)), 2)
  const extra = extraOf(asked)
  const taxable = round(atLeastNothing(less(income, exempt, allowance, special, extra)), 2)
  const { rate, quick } = bandOf(asked.bands, taxable)
  const owed = taxOf(taxable, { upTo: null, rate, quick })
  const tax = round(atLeastNothing(subtract(owed, withheld)), 2)
  return { year, months, income, exempt, allowance, special, extra, taxable, rate, quick, total: owed, withheld, tax }
}

/**
 * Months of the year for which the allowance is due: those of employment, for a first employment also those before it;
 * no fewer than months in which pay was given.
 */
export const monthsOf = (asked: TaxAsked): number => {
  const employed = employedIn(asked)
  const before = asked.taxStart === '首次就业' ? (employed[0] ?? 1) - 1 : 0
  const paid = new Set(asked.prior.flatMap(({ paidIn }) => paidIn ?? [])).size
  return Math.max(1, paid, before + employed.length)
}

/** The months of the year, up to that of the pay date, with a day of employment. */
const employedIn = ({ year, month, joined, left, earlier = [] }: TaxAsked): number[] => {
  const terms = [...earlier, { joined, left }]
  const ofYear = Array.from({ length: month }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`)
  const isEmployed = (one: string): boolean =>
    terms.some((term) => (term.joined ?? '').slice(0, 7) <= one && one <= (term.left ?? '9999-12').slice(0, 7))
  return ofYear.filter(isEmployed).map((one) => Number(one.slice(5)))
}

/** Items of every month of employment in the year, also for a first employment. */
const extraOf = (asked: TaxAsked): string => {
  const { opening } = asked
  const months = employedIn(asked).filter((month) => !opening || month > opening.month)
  return addAll([...months.map(asked.deductOf), opening?.extra ?? '0.00'])
}

/** Returns the separate tax on the 年终奖: a twelfth selects the tax band, whose rate applies to the whole bonus. */
export const bonusTax = (bonus: string, bands: readonly Band[]): { rate: string; quick: string; tax: string } => {
  const { rate, quick } = bandOf(bands, divide(bonus, '12') ?? '0')
  return { rate, quick, tax: taxOf(bonus, { upTo: null, rate, quick }) }
}

const less = (first: string, ...others: readonly string[]): string =>
  others.reduce((rest, one) => subtract(rest, one), first)
const atLeastNothing = (figure: string): string => (compare(figure, '0') < 0 ? '0.00' : figure)
