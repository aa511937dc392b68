import { allOf, eq, field, ge, is, le, sum } from '@chengban/kernel/expr.ts'
import { addDays, coalesce, of, parent } from '@chengban/kernel/formula.ts'
import { total } from '@chengban/kernel/gather.ts'

const day = coalesce(of('taskDayId', 'date'), of('weekendTaskId', 'date'))
const person = coalesce(of('taskDayId', 'userId'), of('weekendTaskId', 'userId'))
const monday = of('taskWeekId', 'weekStart')

/** Hours that the owner of the week reported for the item on the days of that week. */
const told = sum({
  of: 'planItem',
  by: 'sourceId',
  at: 'sourceId',
  column: 'actualHours',
  where: allOf(
    is({ count: true }),
    eq(field('sourceType'), parent('sourceType')),
    eq(person, parent(of('taskWeekId', 'userId'))),
    ge(day, parent(monday)),
    le(day, parent(addDays(monday, 6))),
  ),
})

/** Hours reported on the days of a week for the items of its plan. */
export const hoursTold = total({ of: 'planItem', by: 'taskWeekId', value: told })
