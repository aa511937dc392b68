import { told } from '@chengban/kernel/deeds/answer-formula.ts'
import { listed } from '@chengban/kernel/deeds/listed.ts'
import { of } from '@chengban/kernel/formula.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { projectProduce } from './project-produce.entity.ts'

/** What projects owe and have not given in time. */
export const produceLate = listed({
  path: '/project/produceLate',
  label: '逾期产出',
  offered: {
    of: 'projectProduce',
    on: 'list',
    tells: {
      figures: { totalCount: int('产出'), totalDays: int('逾期天数') },
      tables: [
        {
          rows: 'nodes',
          opens: { of: 'projectProduce', by: 'id' },
          columns: {
            name: text('产出'),
            projectName: text('项目'),
            userId: ref('责任人', 'user'),
            originalDate: date('原计划'),
            planDate: date('计划日期'),
            actualDate: date('实际日期'),
            lateDays: int('逾期天数'),
            status: text('状态'),
          },
          none: '没有逾期的产出',
        },
      ],
    },
  },
  of: projectProduce,
  where: { lateDays: { greaterThan: 0 } },
  date: 'originalDate',
  filters: ['projectId', 'userId'],
  columns: ['id', 'name', 'projectId', 'userId', 'planDate', 'originalDate', 'actualDate', 'lateDays', 'status'],
  add: { projectName: told('text', of('projectId', 'name')) },
  order: ['-lateDays', 'planDate'],
  sums: { totalDays: { sum: 'lateDays', form: 'int' } },
})
