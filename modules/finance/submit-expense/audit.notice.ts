import { notice } from '@chengban/kernel/notice.ts'
import { waiting } from '@chengban/modules/platform/audit-task/waiting.ts'
/** A claim waits for its approver. */
export const expenseAudit = notice({
  code: 'expenseAudit',
  family: 'expense',
  name: '报销待审核',
  condition: '报销单待审核1个工作日提醒审批人，2个工作日同时提醒其上级；审批后停止',
  isDuty: true,
  about: waiting(['submitExpense']),
})
