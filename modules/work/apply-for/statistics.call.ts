import { told } from '@chengban/kernel/deeds/answer-formula.ts'
import { counted } from '@chengban/kernel/deeds/counted.ts'
import { field } from '@chengban/kernel/expr.ts'
import { dateOf, workDays } from '@chengban/kernel/formula.ts'
import { decimal, percent } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { applyFor } from './apply-for.entity.ts'

const done = { status: { equalTo: '已完成' } }

/** Requirements by the day they were handed in. */
export const applyForStatistics = counted({
  path: '/applyFor/statistics',
  label: '需求统计',
  offered: {
    of: 'applyFor',
    on: 'list',
    tells: {
      figures: { 'sum.total': int('需求'), 'sum.doneRate': percent('完成率'), 'sum.onTimeRate': percent('按时率') },
      tables: [
        {
          rows: 'nodes',
          opens: { of: 'applyFor', by: 'filter' },
          columns: {
            name: text('名称'),
            total: int('需求'),
            open: int('未完成'),
            done: int('已完成'),
            closed: int('已关闭'),
            rejected: int('驳回'),
            late: int('延期'),
            predict: decimal('预估工时'),
            actualHours: decimal('实际工时'),
            doneRate: percent('完成率'),
            onTimeRate: percent('按时率'),
            avgDays: decimal('平均工作日'),
          },
        },
      ],
    },
  },
  of: applyFor,
  date: 'tzSubmit',
  demandsDays: true,
  filters: ['projectId', 'clientId'],
  groupBy: {
    project: 'projectId',
    client: 'clientId',
    type: 'type',
    priority: 'priority',
    status: 'status',
    solver: 'solverId',
    department: 'solverId.departmentId',
    month: 'tzSubmit:month',
  },
  formulas: { days: told('decimal?', workDays(dateOf(field('tzSubmit')), dateOf(field('tzClose')))) },
  measures: {
    total: { count: {} },
    open: { count: { status: { notIn: ['已完成', '已关闭', '已转缺陷'] } } },
    done: { count: done },
    closed: { count: { status: { in: ['已关闭', '已转缺陷'] } } },
    rejected: { count: { isReject: { equalTo: true } } },
    late: { count: { delayDays: { greaterThan: 0 } } },
    predict: { sum: 'predict' },
    actualHours: { sum: 'actualHours' },
    doneRate: { rate: [{ count: done }, { count: {} }], digits: 1 },
    onTimeRate: { rate: [{ count: { ...done, delayDays: { equalTo: 0 } } }, { count: done }], digits: 1 },
    avgDays: { avg: 'days', where: done, digits: 1 },
  },
})
