import { job, reminds } from '@chengban/kernel/job.ts'
/** Clients have not answered. */
export const clientConfirmWait = job({
  name: 'clientConfirmWait',
  label: '客户待确认提醒',
  when: 'daily 09:00',
  does: [reminds('projectConfirm')],
})
