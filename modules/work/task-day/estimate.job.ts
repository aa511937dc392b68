import { job, reminds } from '@chengban/kernel/job.ts'
/** Whoever has not planned the day hears of it. */
export const estimateRemind = job({
  name: 'estimateRemind',
  label: '预估提醒',
  when: 'daily 09:00',
  onWorkDays: true,
  does: [reminds('taskEstimate')],
})
