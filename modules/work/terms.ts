import { eq, field } from '@chengban/kernel/expr.ts'
import { weekday } from '@chengban/kernel/formula.ts'

/*
 * Working days between (`workDays`), the n-th working day (`addWorkDays`), whom somebody reports to (`leader`) and a
 * share of a hundred (`rate`) are words of the kernel.
 */

/** A week runs from Monday to Sunday and is named by its Monday. */
export const namesWeek = <const F extends string>(monday: F) =>
  ({ holds: eq(weekday(field(monday)), 1), field: monday, message: '日期错误' }) as const
