import { counted } from '@chengban/kernel/deeds/counted.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { task } from './task.entity.ts'

const done = { status: { equalTo: '已完成' } }
const onTime = { ...done, delayDays: { equalTo: 0 } }

/** Tasks by the day they are due. */
export const taskSummary = counted({
  path: '/task/summary',
  label: '任务汇总',
  of: task,
  where: { status: { notIn: ['草稿', '取消'] } },
  date: 'date',
  demandsDays: true,
  mostDays: 366,
  filters: ['projectId'],
  through: { departmentId: { by: 'designee', column: 'departmentId', field: ref('部门', 'department') } },
  groupBy: { user: 'designee', project: 'projectId', department: 'designee.departmentId', type: 'type' },
  measures: {
    total: { count: {} },
    done: { count: done },
    doing: { count: { status: { notEqualTo: '已完成' } } },
    onTime: { count: onTime },
    late: { count: { delayDays: { greaterThan: 0 } } },
    postponed: { count: { adjustTimes: { greaterThan: 0 } } },
    predict: { sum: 'predict' },
    actualHours: { sum: 'actualHours' },
    doneRate: { rate: [{ count: done }, { count: {} }], digits: 1 },
    onTimeRate: { rate: [{ count: onTime }, { count: done }], digits: 1 },
  },
  order: 'total',
})
