import { job, reminds } from '@chengban/kernel/job.ts'
/** What falls due in work. */
export const taskDueRun = job({
  name: 'taskDue',
  label: '任务到期提醒',
  when: 'daily 08:30',
  onWorkDays: true,
  does: [reminds('taskDue', 'bugDue', 'applyDue')],
})
