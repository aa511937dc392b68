import { field, multiply, subtract } from '@chengban/kernel/expr.ts'
import { dayOf, lastDay } from '@chengban/kernel/formula.ts'

const months = multiply(3, field('quarter'))

/** First and last day of the row's quarter. */
export const quarterStart = dayOf(field('year'), subtract(months, 2), 1)
export const quarterEnd = lastDay(dayOf(field('year'), months, 1))
