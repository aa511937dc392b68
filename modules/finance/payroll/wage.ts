import { add, compare, divide, multiply, round } from '@chengban/kernel/decimal.ts'
import { agreedOf, type Wage } from '../money-salary/estimate.ts'

/** A wage with the paid days of the month on which it was in force and its person employed. */
export interface Part {
  readonly wage: Wage
  readonly days: number
}

export interface Month {
  /** In chronological order; figures that need one wage use the last part. */
  readonly parts: readonly Part[]
  /** Paid days of the whole month. */
  readonly days: number
  /** Paid days on which any company employed the person; defaults to the days of the parts. */
  readonly worked?: number
  /** Employed on every day of the month. */
  readonly isWhole: boolean
  /** Days a month has by law, `payroll.wageDays`. */
  readonly wageDays: string
  /** Hours worked, of those paid by the hour. */
  readonly hours: string
  /** Percentage points. */
  readonly performanceRate: string
}

export interface Basic {
  /** Unrounded. */
  readonly dayWage: string
  readonly normMoney: string
  readonly performance: string
  readonly other: string
}

const hoursOfDay = '8'

/** Returns the basic pay of the month for the days worked. */
export const basicOf = (month: Month): Basic => {
  const { wage } = month.parts.at(-1) ?? {}
  if (!wage) throw new RangeError('no wage in force')
  const standard = (part: Wage): string => multiply(multiply(part.performance, month.performanceRate), '0.01')
  return {
    dayWage: dayWageOf(wage, month.wageDays),
    normMoney: normMoney(month, wage),
    performance: weighted(month, standard),
    other: weighted(month, ({ other }) => other),
  }
}

const dayWageOf = (wage: Wage, wageDays: string): string =>
  wage.type === '时薪' ? multiply(agreedOf(wage), hoursOfDay) : quotient(agreedOf(wage), wageDays)

const normMoney = (month: Month, wage: Wage): string => {
  if (wage.type === '时薪') return round(multiply(wage.normMoney, month.hours), 2)
  return weighted(month, agreedOf)
}

/**
 * Returns an agreed figure weighted by the days of each wage: in a whole month per paid day, otherwise per statutory
 * day, but never more than the average.
 */
const weighted = (month: Month, of: (wage: Wage) => string): string => {
  const sum = month.parts.reduce((all, part) => add(all, multiply(of(part.wage), String(part.days))), '0')
  const worked = workedOf(month)
  if (worked === 0 || month.days === 0) return '0.00'
  if (month.isWhole) return round(quotient(sum, String(month.days)), 2)
  const byLaw = round(quotient(sum, month.wageDays), 2)
  const average = round(quotient(sum, String(worked)), 2)
  return compare(byLaw, average) < 0 ? byLaw : average
}

const workedOf = ({ parts, worked }: Month): number => worked ?? parts.reduce((sum, { days }) => sum + days, 0)

const quotient = (a: string, b: string): string => {
  const found = divide(a, b)
  if (found === null) throw new RangeError(`${a} divided by nothing`)
  return found
}
