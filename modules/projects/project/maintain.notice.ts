import { is } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'
import { carers } from '../team.ts'
/** The maintenance of a project ends. */
export const projectMaintain = notice({
  code: 'projectMaintain',
  family: 'project',
  name: '项目维护到期',
  condition: '维护中的项目在维护截止前90天、30天、7天与过期次日，提醒项目负责人与合同发起人；改期或结束后停止',
  time: '03:00',
  days: 'calendar',
  offsets: [-90, -30, -7, 1],
  about: {
    of: 'project',
    where: is({ projectStatus: '维护中' }),
    title: '【项目】{name}维护于{contractId.maintainDate}到期',
    lines: [{ by: 'contractId.maintainDate', to: ['principalId', 'contractId.initiator', carers] }],
  },
})
