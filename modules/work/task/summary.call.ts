import { counted } from '@chengban/kernel/deeds/counted.ts'
import { decimal, percent } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { task } from './task.entity.ts'

const done = { status: { equalTo: '已完成' } }
const onTime = { ...done, delayDays: { equalTo: 0 } }

/** Tasks by the day they are due. */
export const taskSummary = counted({
  path: '/task/summary',
  label: '任务汇总',
  offered: {
    of: 'task',
    on: 'list',
    tells: {
      figures: { 'sum.total': int('任务'), 'sum.doneRate': percent('完成率'), 'sum.onTimeRate': percent('按时率') },
      tables: [
        {
          rows: 'nodes',
          opens: { of: 'task', by: 'filter' },
          columns: {
            name: text('名称'),
            total: int('任务'),
            done: int('已完成'),
            doing: int('未完成'),
            onTime: int('按时'),
            late: int('延期'),
            postponed: int('改期'),
            predict: decimal('预估工时'),
            actualHours: decimal('实际工时'),
            doneRate: percent('完成率'),
            onTimeRate: percent('按时率'),
          },
        },
      ],
    },
  },
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
