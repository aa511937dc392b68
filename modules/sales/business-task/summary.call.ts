import { counted } from '@chengban/kernel/deeds/counted.ts'
import { told } from '@chengban/kernel/deeds/told.ts'
import { allOf, anyOf, field, gt, headOf, holds, is, le, lt, me, not, today, when } from '@chengban/kernel/expr.ts'
import { dateOf } from '@chengban/kernel/formula.ts'
import { businessTask } from './business-task.entity.ts'

const done = is({ status: '已完成' })
const isLate = anyOf(
  allOf(done, gt(dateOf(field('tzComplete')), field('dtEnd'))),
  allOf(not(done), lt(field('dtEnd'), today())),
)
const isOnTime = allOf(done, le(dateOf(field('tzComplete')), field('dtEnd')))

/** Small pieces of sales work by whose they are: one's own, those of one's department, all. */
export const businessTaskSummary = counted({
  path: '/business-task/summary',
  label: '商务任务汇总',
  of: businessTask,
  where: { status: { notEqualTo: '已取消' } },
  rows: anyOf(me('userId'), headOf('userId'), holds('businessOpportunity:manage')),
  date: 'dtEnd',
  demandsDays: true,
  filters: ['userId'],
  groupBy: { user: 'userId' },
  names: { key: 'userId', name: 'userName' },
  formulas: { lateOnes: told('int', when([[isLate, 1]], 0)), timely: told('int', when([[isOnTime, 1]], 0)) },
  measures: {
    total: { count: {} },
    open: { count: { status: { notEqualTo: '已完成' } } },
    done: { count: { status: { equalTo: '已完成' } } },
    late: { sum: 'lateOnes' },
    onTimeRate: { rate: [{ sum: 'timely' }, { count: {} }], digits: 1 },
  },
  order: 'total',
})
