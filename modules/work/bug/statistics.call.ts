import { counted } from '@chengban/kernel/deeds/counted.ts'
import { bug } from './bug.entity.ts'

/** Bugs by the day they were handed in. */
export const bugStatistics = counted({
  path: '/bug/statistics',
  label: '缺陷统计',
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
