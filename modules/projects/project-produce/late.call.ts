import { listed } from '@chengban/kernel/deeds/listed.ts'
import { told } from '@chengban/kernel/deeds/told.ts'
import { of } from '@chengban/kernel/formula.ts'
import { projectProduce } from './project-produce.entity.ts'

/** What projects owe and have not given in time. */
export const produceLate = listed({
  path: '/project/produceLate',
  label: '逾期产出',
  of: projectProduce,
  where: { lateDays: { greaterThan: 0 } },
  date: 'originalDate',
  filters: ['projectId', 'userId'],
  columns: ['id', 'name', 'projectId', 'userId', 'planDate', 'originalDate', 'actualDate', 'lateDays', 'status'],
  add: { projectName: told('text', of('projectId', 'name')) },
  order: ['-lateDays', 'planDate'],
  sums: { totalDays: { sum: 'lateDays', form: 'int' } },
})
