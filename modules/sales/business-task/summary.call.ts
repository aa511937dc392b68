import { told } from '@chengban/kernel/deeds/answer-formula.ts'
import { counted } from '@chengban/kernel/deeds/counted.ts'
import { allOf, anyOf, field, gt, headOf, holds, is, le, lt, me, not, today, when } from '@chengban/kernel/expr.ts'
import { dateOf } from '@chengban/kernel/formula.ts'
import { percent } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
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
  offered: {
    of: 'businessTask',
    on: 'list',
    tells: {
      figures: { 'sum.total': int('任务'), 'sum.late': int('逾期'), 'sum.onTimeRate': percent('按时率') },
      tables: [
        {
          rows: 'nodes',
          opens: { of: 'businessTask', by: 'filter' },
          columns: {
            userName: text('负责人'),
            total: int('任务'),
            open: int('未完成'),
            done: int('已完成'),
            late: int('逾期'),
            onTimeRate: percent('按时率'),
          },
        },
      ],
    },
  },
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
