import { job, reminds } from '@chengban/kernel/job.ts'
/** What people in sales are reminded of each morning. */
export const salesNotices = job({
  name: 'salesNotices',
  label: '销售提醒',
  when: 'daily 08:00',
  does: [
    reminds(
      'businessSilent',
      'businessNext',
      'businessSign',
      'businessTender',
      'businessTask',
      'businessAudit',
      'contractAudit',
      'contractSign',
      'contractMaintain',
      'contractPlan',
      'contractReturned',
      'contractInvoice',
      'customerPool',
      'customerVisit',
      'customerContact',
      'customerBirthday',
      'customerAudit',
    ),
  ],
})
