import { add, allOf, anyOf, eq, field, is, isSet, multiply, sum, when } from '@chengban/kernel/expr.ts'
import { coalesce, floor, of } from '@chengban/kernel/formula.ts'
import { decimal } from '@chengban/kernel/kinds/decimal.ts'

/** Requires hours in steps of one half. */
export const inHalves = <const F extends string>(name: F) =>
  ({
    holds: eq(multiply(field(name), 2), floor(multiply(field(name), 2))),
    field: name,
    message: '工时须为0.5的倍数',
  }) as const

/** Hours worked on a record: those of handed-in days. Weeks repeat these days and are not counted. */
export const workedHours = <const S extends string>(sourceType: S) =>
  decimal('实际工时', {
    digits: 1,
    computed: sum({
      of: 'planItem',
      by: 'sourceId',
      column: 'actualHours',
      where: allOf(
        is({ sourceType }),
        anyOf(eq(of('taskDayId', 'isSave'), true), eq(of('weekendTaskId', 'isSave'), true)),
      ),
    }),
  })

/** What front and rear were thought to take together; nothing while neither is said. */
export const predictedHours = decimal('预计工时', {
  digits: 1,
  computed: when(
    [
      [
        anyOf(isSet('predictFront'), isSet('predictRear')),
        add(coalesce(field('predictFront'), 0), coalesce(field('predictRear'), 0)),
      ],
    ],
    null,
  ),
})
