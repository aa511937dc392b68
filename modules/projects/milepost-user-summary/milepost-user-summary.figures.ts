import { allOf, anyOf, count, eq, field, gt, is, isSet, not, sum, when } from '@chengban/kernel/expr.ts'
import { parent, round, yearMonth } from '@chengban/kernel/formula.ts'
import { figureIn } from '@chengban/kernel/gather.ts'

/** What the person had to reach in the month: its goals, and what else ends in it. */
const ofMonth = allOf(
  not(is({ status: '取消' })),
  anyOf(
    eq(field('goalMonth'), parent('month')),
    allOf(is({ monthGoal: false }), eq(yearMonth(field('endDate')), parent('month'))),
  ),
)
const mileposts = { of: 'milepost', by: 'userId', at: 'userId' } as const
const done = is({ status: '已完成' })
const goal = allOf(is({ monthGoal: true }), eq(field('goalMonth'), parent('month')))

/** Figures computed from the current milestones. */
export const live = {
  total: count({ ...mileposts, where: ofMonth }),
  done: count({ ...mileposts, where: allOf(ofMonth, done) }),
  onTime: count({ ...mileposts, where: allOf(ofMonth, done, eq(field('lateDays'), 0)) }),
  late: count({ ...mileposts, where: allOf(ofMonth, gt(field('lateDays'), 0)) }),
  pmoPassed: count({ ...mileposts, where: allOf(ofMonth, done, is({ pmoStatus: '已确认' })) }),
  score: when(
    [
      [
        gt(count({ ...mileposts, where: goal }), 0),
        round(sum({ ...mileposts, column: 'goalScore', where: allOf(done, goal, is({ pmoStatus: '已确认' })) }), 1),
      ],
    ],
    null,
  ),
  lateDays: sum({ ...mileposts, column: 'lateDays', where: ofMonth }),
} as const

/** Returns the figure frozen when the month was closed, or the current one while the month is open. */
export const shown = (name: keyof typeof live) => when([[isSet('frozen'), figureIn(field('frozen'), name)]], live[name])
