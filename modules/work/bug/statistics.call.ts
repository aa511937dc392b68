import { counted } from '@chengban/kernel/deeds/counted.ts'
import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { bug } from './bug.entity.ts'

/** Bugs by the day they were handed in. */
export const bugStatistics = counted({
  path: '/bug/statistics',
  label: '缺陷统计',
  offered: {
    of: 'bug',
    on: 'list',
    tells: {
      figures: { 'sum.total': int('缺陷'), 'sum.open': int('未关闭'), 'sum.late': int('延期') },
      tables: [
        {
          rows: 'nodes',
          opens: { of: 'bug', by: 'filter' },
          columns: {
            name: text('名称'),
            total: int('缺陷'),
            open: int('未关闭'),
            closed: int('已关闭'),
            urgent: int('急'),
            late: int('延期'),
            reopen: int('重开次数'),
            predict: decimal('预估工时'),
            actualHours: decimal('实际工时'),
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
    type: 'type',
    priority: 'priority',
    severity: 'severity',
    source: 'source',
    stage: 'stage',
    solver: 'solverId',
    tester: 'testerId',
    provider: 'providerId',
    status: 'status',
    month: 'tzSubmit:month',
  },
  measures: {
    total: { count: {} },
    open: { count: { status: { notEqualTo: '已关闭' } } },
    closed: { count: { status: { equalTo: '已关闭' } } },
    urgent: { count: { priority: { equalTo: '急' } } },
    late: { count: { delayDays: { greaterThan: 0 } } },
    reopen: { sum: 'reopenTimes' },
    predict: { sum: 'predict' },
    actualHours: { sum: 'actualHours' },
  },
})
