import { notice } from '@chengban/kernel/notice.ts'
import { carers } from '../team.ts'
import { closingDay, isTemporary } from './temporary.ts'

/** A temporary project closes soon. */
export const projectTemporary = notice({
  code: 'projectTemporary',
  family: 'project',
  name: '临时项目到期',
  condition: '临时项目关闭前3天提醒项目负责人与发起人；关联合同或关闭后停止',
  time: '01:20',
  days: 'calendar',
  about: {
    of: 'project',
    where: isTemporary,
    title: '【项目】临时项目{name}{days}天后到期，请关联合同',
    lines: [{ by: closingDay, on: [-3], to: ['principalId', 'initiator', carers] }],
  },
})
