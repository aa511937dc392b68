import { allOf, is, isSet, not } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'
import { waiting } from '@chengban/modules/platform/audit-task/waiting.ts'
import { awake } from '../../projects/team.ts'
/** Reminders for a requirement that waits for its approver or its estimator. */
export const applyAudit = notice({
  code: 'applyAudit',
  family: 'apply',
  name: '需求待审核',
  condition: '需求待审核时提醒审批人，待预估时提醒指定的预估人；审批或预估后停止',
  isDuty: true,
  about: [
    waiting(['applyFor'], [{ once: true, to: ['userId'] }]),
    {
      of: 'applyFor',
      where: allOf(
        is({ auditStatus: ['待一级审核', '待二级审核'] }),
        isSet('designatedPerson'),
        not(isSet('predictFront')),
        not(isSet('predictRear')),
        awake,
      ),
      title: '【需求】{name}待您预估',
      lines: [
        { by: 'tzSubmit', once: true, to: ['designatedPerson'] },
        { by: 'tzSubmit', on: [1], again: 1, to: ['designatedPerson'] },
      ],
    },
  ],
})
