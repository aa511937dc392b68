import { job, reminds } from '@chengban/kernel/job.ts'
/** Reminds people who have not planned the day. */
export const estimateRemind = job({
  name: 'estimateRemind',
  label: '预估提醒',
  when: 'daily 09:00',
  onWorkDays: true,
  does: [reminds('taskEstimate')],
})
