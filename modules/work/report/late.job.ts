import { job, reminds } from '@chengban/kernel/job.ts'
/** Leaders hear who has handed in nothing, who manages reports how many that are. */
export const reportLate = job({
  name: 'reportLate',
  label: '报告未交名单',
  when: 'daily 21:05',
  onWorkDays: true,
  does: [reminds('taskReport')],
})
