import { job } from '@chengban/kernel/job.ts'

/** What was read half a year ago goes, and the notes of old runs of jobs. */
export const messageSweep = job({ name: 'messageSweep', label: '清理消息', when: 'daily 03:15' })
