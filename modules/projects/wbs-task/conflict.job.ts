import { job, reminds } from '@chengban/kernel/job.ts'
/** Modules in conflict, work that begins, ends or is late. */
export const wbsConflictRun = job({
  name: 'wbsConflict',
  label: 'WBS提醒',
  when: 'daily 02:45',
  does: [reminds('wbsStart', 'wbsEnd', 'wbsConflict')],
})
