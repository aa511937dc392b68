import { ge, type Operand, today } from '@chengban/kernel/expr.ts'
import { addDays } from '@chengban/kernel/formula.ts'

/** What older rows say is no news. */
export const isRecent = <A extends Operand>(day: A) => ge(day, addDays(today(), -40))
