import { notice } from '@chengban/kernel/notice.ts'
import { waiting } from '@chengban/modules/platform/audit-task/waiting.ts'
/** An opportunity waits for its approver. */
export const businessAudit = notice({
  code: 'businessAudit',
  family: 'business',
  name: '商机待审核',
  condition: '商机待审核1个工作日提醒审批人，2个工作日同时提醒其上级；审批后停止',
  isDuty: true,
  about: waiting(['businessOpportunity']),
})
