import { job, reminds } from '@chengban/kernel/job.ts'
/** Maintenance of projects ends. */
export const maintainEnd = job({
  name: 'maintainEnd',
  label: '项目维护到期',
  when: 'daily 03:00',
  does: [reminds('projectMaintain')],
})
