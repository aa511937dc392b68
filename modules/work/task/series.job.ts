import { job } from '@chengban/kernel/job.ts'

/** The tasks of every running series for the week that begins. */
export const taskSeries = job({ name: 'taskSeries', label: '循环任务', when: '20 0 * * 1' })
