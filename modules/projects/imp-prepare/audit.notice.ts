import { allOf, is } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'
import { awake } from '../team.ts'

const auditors = ['projectId.impPrincipalId', { holds: 'project:pmo' }] as const

/** A document waits to be audited. */
export const impPrepareAudit = notice({
  code: 'impPrepareAudit',
  family: 'impPrepare',
  name: '实施资料待审核',
  condition: '实施准备或阶段资料待审核时立即提醒实施负责人与PMO，2个工作日后再次提醒；审核后停止',
  isDuty: true,
  about: [
    {
      of: 'impPrepare',
      where: allOf(is({ status: '待审核' }), awake),
      title: '【实施准备】{projectId}的{name}待审核',
      lines: [
        { by: 'tzUpload', once: true, to: auditors },
        { by: 'tzUpload', on: [2], to: auditors },
      ],
    },
    {
      of: 'impNodeLog',
      where: allOf(is({ status: '待审核' }), awake),
      title: '【实施资料】{projectId}的{name}待审核',
      lines: [
        { by: 'tzUpload', once: true, to: auditors },
        { by: 'tzUpload', on: [2], to: auditors },
      ],
    },
  ],
})
