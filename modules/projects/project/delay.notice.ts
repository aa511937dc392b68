import { is } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'
import { carers } from '../team.ts'
/** A project is late. */
export const projectDelay = notice({
  code: 'projectDelay',
  family: 'project',
  name: '项目延期',
  condition:
    '延期第1、3个工作日及之后每5个工作日提醒项目负责人、实施负责人与督导人，第5个工作日起同时提醒项目管理人员；不再延期后停止',
  time: '08:10',
  about: {
    of: 'project',
    where: is({ isDelay: true }),
    title: '【项目】{name}已延期{delayDays}个工作日',
    lines: [
      { by: 'tzNodeEnd', on: [1, 3], again: 5, from: 5, to: ['principalId', 'impPrincipalId', 'supervise', carers] },
      { by: 'tzNodeEnd', on: [], from: 5, again: 5, to: [{ holds: 'project:manage' }] },
    ],
  },
})
