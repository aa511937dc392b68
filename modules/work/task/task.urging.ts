import { anyOf, holds, is, me, via } from '@chengban/kernel/expr.ts'
import { settingValue } from '@chengban/kernel/formula.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { live } from './task.states.ts'

const words = '【催办】{name}，{date}到期{message}'

/** Notifies the person the task waits for, at most once per task within the configured hours. */
export const urging = {
  name: 'urging',
  label: '催办',
  who: anyOf(me('userId'), me('supervise'), via('projectId', me('principalId')), holds('task:manage')),
  anyVersion: true,
  call: { path: '/task/urging', answers: { sent: ['told'], names: ['toldNames'], tzNext: ['next'] } },
  asks: { message: text('附言', { max: 100 }) },
  guards: [{ holds: is({ status: [...live, '待审核'] }), message: '当前状态无需催办' }],
  limit: { within: { hours: settingValue('task.urgeHours') }, per: 'record', message: '4小时内只能催办一次' },
  notify: [
    { to: ['designee'], text: words, when: is({ status: live }) },
    { to: ['auditor1'], text: words, when: is({ auditStatus: '待一级审核' }) },
    { to: ['auditor2'], text: words, when: is({ auditStatus: '待二级审核' }) },
  ],
} as const
