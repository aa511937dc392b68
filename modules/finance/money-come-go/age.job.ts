import { job, reminds } from '@chengban/kernel/job.ts'

/** Reminds debtors and creditors; the days past due follow from the current date. */
export const comeGoAge = job({
  name: 'comeGoAge',
  label: '往来账龄',
  when: 'daily 01:10',
  does: [reminds('comeGoDue')],
})
