import { job } from '@chengban/kernel/job.ts'

/** The sheets of the week, or on the first day of a quarter of the quarter, that is over. */
export const performanceMake = job({ name: 'performanceMake', label: '生成绩效', when: 'daily 07:00' })
