import { add, field, is, le, multiply, subtract, when } from '@chengban/kernel/expr.ts'
import { addDays, addMonths, dayOf, lastDay, weekday } from '@chengban/kernel/formula.ts'

export const quarterly = is({ type: '季度' })
export const monthly = is({ type: '月度' })
export const weekly = is({ type: '周' })

const firstOfMonth = dayOf(field('year'), field('month'), 1)
const toThursday = when(
  [[le(weekday(firstOfMonth), 4), subtract(4, weekday(firstOfMonth))]],
  subtract(11, weekday(firstOfMonth)),
)

/** The n-th Thursday of a month lies in its n-th week. */
export const thursday = addDays(firstOfMonth, add(toThursday, multiply(7, subtract(field('week'), 1))))

export const firstDay = when(
  [
    [weekly, addDays(thursday, -3)],
    [monthly, firstOfMonth],
    [quarterly, dayOf(field('year'), subtract(multiply(3, field('quarter')), 2), 1)],
  ],
  dayOf(field('year'), 1, 1),
)

export const finalDay = when(
  [
    [weekly, addDays(thursday, 3)],
    [monthly, lastDay(firstOfMonth)],
    [quarterly, lastDay(addMonths(firstDay, 2))],
  ],
  dayOf(field('year'), 12, 31),
)
