import { told } from '@chengban/kernel/deeds/answer-formula.ts'
import { counted } from '@chengban/kernel/deeds/counted.ts'
import { field } from '@chengban/kernel/expr.ts'
import { dateOf, workDays } from '@chengban/kernel/formula.ts'
import { decimal, percent } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { bug } from './bug.entity.ts'

const solved = { count: { solveTimes: { greaterThan: 0 } } }
const finished = { endTime: { isNull: false }, finishDate: { isNull: false } }
const pressing = { priority: { notEqualTo: '缓' } }

/** How well bugs are solved, by the day they were handed in. */
export const bugRate = counted({
  path: '/bug/rate',
  label: '缺陷质量',
  offered: {
    of: 'bug',
    on: 'list',
    label: '质量',
    tells: {
      figures: { 'sum.total': int('缺陷'), 'sum.closeRate': percent('关闭率'), 'sum.reopenRate': percent('重开率') },
      tables: [
        {
          rows: 'nodes',
          opens: { of: 'bug', by: 'filter' },
          columns: {
            name: text('名称'),
            total: int('缺陷'),
            closed: int('已关闭'),
            closeRate: percent('关闭率'),
            reopenRate: percent('重开率'),
            testBackRate: percent('测试退回率'),
            respondRate: percent('响应率'),
            onTimeRate: percent('按时率'),
            avgDays: decimal('平均工作日'),
          },
        },
      ],
    },
  },
  of: bug,
  date: 'tzSubmit',
  demandsDays: true,
  filters: ['projectId'],
  groupBy: {
    project: 'projectId',
    module: 'module',
    solver: 'solverId',
    tester: 'testerId',
    month: 'tzSubmit:month',
  },
  formulas: { days: told('decimal?', workDays(dateOf(field('tzSubmit')), field('finishDate'))) },
  measures: {
    total: { count: {} },
    closed: { count: { status: { equalTo: '已关闭' } } },
    closeRate: { rate: [{ count: { status: { equalTo: '已关闭' } } }, { count: {} }], digits: 1 },
    reopenRate: { rate: [{ count: { reopenTimes: { greaterThan: 0 } } }, solved], digits: 1 },
    testBackRate: { rate: [{ count: { testBack: { greaterThan: 0 } } }, solved], digits: 1 },
    respondRate: {
      rate: [{ count: { ...pressing, respondLate: { notEqualTo: true } } }, { count: pressing }],
      digits: 1,
    },
    onTimeRate: { rate: [{ count: { ...finished, delayDays: { equalTo: 0 } } }, { count: finished }], digits: 1 },
    avgDays: { avg: 'days', where: { finishDate: { isNull: false } }, digits: 1 },
  },
})
