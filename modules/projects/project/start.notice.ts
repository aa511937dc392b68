import { is } from '@chengban/kernel/expr.ts'
import { dateOf, enteredAt } from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'
import { carers } from '../team.ts'
/** A project has passed and has not begun. */
export const projectStart = notice({
  code: 'projectStart',
  family: 'project',
  name: '项目待启动',
  condition: '待启动满3个工作日及之后每3个工作日，提醒项目负责人与项目管理人员；启动后停止',
  about: {
    of: 'project',
    where: is({ projectStatus: '待启动' }),
    title: '【项目】{name}待启动已{days}天',
    lines: [
      {
        by: dateOf(enteredAt('project', 'projectStatus')),
        on: [3],
        again: 3,
        to: ['principalId', carers, { holds: 'project:manage' }],
      },
    ],
  },
})
