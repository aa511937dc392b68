import { notice } from '@chengban/kernel/notice.ts'
import { waiting } from '@chengban/modules/platform/audit-task/waiting.ts'
/** Reminds approvers of financial submissions that wait for them. */
export const comeGoAudit = notice({
  code: 'comeGoAudit',
  family: 'comeGo',
  name: '财务单据待审核',
  condition: '往来款、其他收入、月度费用待审核1个工作日提醒审批人，2个工作日同时提醒其上级；审批后停止',
  isDuty: true,
  about: waiting(['submitComeGo', 'submitOther', 'submitMonth']),
})
