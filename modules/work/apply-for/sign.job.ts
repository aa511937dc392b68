import { job, reminds } from '@chengban/kernel/job.ts'
/** Clients have not signed. */
export const applySignRun = job({
  name: 'applySign',
  label: '需求签字提醒',
  when: 'daily 09:00',
  does: [reminds('applySign')],
})
