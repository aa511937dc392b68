import { job, reminds } from '@chengban/kernel/job.ts'
/** Stages that end, projects that are late. */
export const projectDelayRun = job({
  name: 'projectDelay',
  label: '项目延期提醒',
  when: 'daily 08:10',
  onWorkDays: true,
  does: [reminds('projectNodeEnd', 'projectDelay')],
})
