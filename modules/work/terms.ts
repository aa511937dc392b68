import { add, eq, field } from '@chengban/kernel/expr.ts'
import { addDays, ceil, dayOf, daysBetween, divide, month, weekday, year } from '@chengban/kernel/formula.ts'

/*
 * Working days between (`workDays`), the n-th working day (`addWorkDays`), whom somebody reports to (`leader`) and a
 * share of a hundred (`rate`) are words of the kernel.
 */

/** A week runs from Monday to Sunday and is named by its Monday. */
export const namesWeek = <const F extends string>(monday: F) =>
  ({ holds: eq(weekday(field(monday)), 1), field: monday, message: '日期错误' }) as const

const thursday = <const F extends string>(monday: F) => addDays(field(monday), 3)

/** The year of the week whose Monday is in the column, taken from its Thursday. */
export const weekYear = <const F extends string>(monday: F) => year(thursday(monday))
/** Its month. */
export const weekMonth = <const F extends string>(monday: F) => month(thursday(monday))
/** Its number in that month, 1 to 5. */
export const weekNumber = <const F extends string>(monday: F) => {
  const day = thursday(monday)
  return ceil(divide(add(daysBetween(dayOf(year(day), month(day), 1), day), 1), 7))
}
