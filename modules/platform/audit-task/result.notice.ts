import { notice } from '@chengban/kernel/notice.ts'

/** How an approval ended. */
export const auditResult = notice({
  code: 'auditResult',
  family: 'audit',
  name: '审批结果',
  condition: '单据通过、驳回或作废时，通知发起人与抄送人；阅读后停止',
})
