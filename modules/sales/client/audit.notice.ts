import { notice } from '@chengban/kernel/notice.ts'
import { waiting } from '@chengban/modules/platform/audit-task/waiting.ts'
/** A client or the title of a buyer waits for its approver. */
export const customerAudit = notice({
  code: 'customerAudit',
  family: 'customer',
  name: '客户待审核',
  condition: '客户或购方抬头待审核1个工作日提醒审批人，2个工作日同时提醒其上级；审批后停止',
  isDuty: true,
  about: waiting(['client', 'invoicingConfig']),
})
