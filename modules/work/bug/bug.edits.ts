import { anyOf, holds, is, me, nobody, not, via } from '@chengban/kernel/expr.ts'

const message = '当前状态不可修改'
const told = { endTime: '请通过时间变更申请调整' } as const

/** Who found it describes it while it is with them; who leads the work says how it is dealt with, until it is closed. */
export const edits = [
  {
    when: is({ status: ['草稿', '退回'] }),
    who: me('providerId'),
    fields: [
      'name',
      'type',
      'severity',
      'priority',
      'source',
      'stage',
      'step',
      'file',
      'module',
      'projectId',
      'applyForId',
      'solverId',
      'testerId',
      'closerId',
      'collaborator',
    ],
    message,
    told,
  },
  {
    when: not(is({ status: '已关闭' })),
    who: anyOf(via('projectId', anyOf(me('devPrincipalId'), me('principalId'))), holds('bug:manage')),
    fields: [
      'priority',
      'severity',
      'module',
      'solverId',
      'testerId',
      'closerId',
      'collaborator',
      'supervise',
      'predictFront',
      'predictRear',
      'needResult',
    ],
    message,
    told,
  },
  { when: is({ status: '已关闭' }), who: nobody, fields: [], message, told },
] as const
