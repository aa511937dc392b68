import { job, reminds } from '@chengban/kernel/job.ts'

/** Days past due follow from the clock; whoever owes, or is owed, hears of it. */
export const comeGoAge = job({
  name: 'comeGoAge',
  label: '往来账龄',
  when: 'daily 01:10',
  does: [reminds('comeGoDue')],
})
