import { allOf, type Expr, eq, exists, field, is, not, sum, today } from '@chengban/kernel/expr.ts'
import { addDays, dayOf, lastDay, month, year, yearMonth } from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'
import { awake } from '../team.ts'

const open = exists({ of: 'milepost', by: 'userId', where: allOf(is({ status: ['未开始', '进行中'] }), awake) })
const monthEnd = lastDay(today())

const isShort = (month: Expr<never>) =>
  not(
    eq(
      sum({
        of: 'milepost',
        by: 'userId',
        column: 'goalWeight',
        where: allOf(eq(field('goalMonth'), month), not(is({ status: '取消' }))),
      }),
      100,
    ),
  )

/** The weights of a month's milestones are not set. */
export const projectMilepostGoal = notice({
  code: 'projectMilepostGoal',
  family: 'project',
  name: '里程碑月度权重',
  condition: '每月最后2个工作日（下月）与次月前2个工作日，有进行中里程碑而当月权重合计不为100的人员；合计100后停止',
  about: {
    of: 'user',
    where: allOf(is({ isEnable: true, isWork: true }), open),
    title: '您的里程碑月度权重合计不为100，请设置',
    lines: [
      { by: addDays(monthEnd, 1), on: [-2, -1], when: isShort(yearMonth(addDays(monthEnd, 1))), to: ['id'] },
      {
        by: addDays(dayOf(year(today()), month(today()), 1), -1),
        on: [1, 2],
        when: isShort(yearMonth(today())),
        to: ['id'],
      },
    ],
  },
})
