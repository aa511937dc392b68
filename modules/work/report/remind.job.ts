import { job, reminds } from '@chengban/kernel/job.ts'
/** Reminds people who have not submitted the report of the day. */
export const reportRemind = job({
  name: 'reportRemind',
  label: '报告提醒',
  when: 'daily 18:00',
  onWorkDays: true,
  does: [reminds('taskReport')],
})
