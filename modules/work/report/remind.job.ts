import { job, reminds } from '@chengban/kernel/job.ts'
/** Whoever has not handed in the report of the day hears of it. */
export const reportRemind = job({
  name: 'reportRemind',
  label: '报告提醒',
  when: 'daily 18:00',
  onWorkDays: true,
  does: [reminds('taskReport')],
})
