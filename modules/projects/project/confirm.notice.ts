import { allOf, is } from '@chengban/kernel/expr.ts'
import { addDays, dateOf, enteredAt, settingValue } from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'
import { awake, carersOfProject } from '../team.ts'

const wait = settingValue('imp.feedbackDays')

const awaited = (of: 'projectProgress' | 'impRecord' | 'projectVer') =>
  ({
    where: allOf(is({ status: '客户待确认' }), awake),
    lines: [
      {
        by: addDays(dateOf(enteredAt(of, 'status')), wait),
        on: [1],
        again: 7,
        to: ['creatorId', 'projectId.principalId', carersOfProject],
      },
    ],
  }) as const

/** The client has not answered. */
export const projectConfirm = notice({
  code: 'projectConfirm',
  family: 'project',
  name: '客户待确认',
  condition:
    '进度确认单、实施记录、版本交付待客户确认超过7天（参数 imp.feedbackDays），每周提醒创建人与项目负责人；签字、有异议或作废后停止',
  days: 'calendar',
  time: '09:00',
  about: [
    { of: 'projectProgress', title: '【进度确认】{projectId}的{name}待客户确认', ...awaited('projectProgress') },
    { of: 'impRecord', title: '【实施记录】{projectId}的实施记录待客户确认', ...awaited('impRecord') },
    { of: 'projectVer', title: '【版本交付】{projectId}的{name}待客户确认', ...awaited('projectVer') },
  ],
})
