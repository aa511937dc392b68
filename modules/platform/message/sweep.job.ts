import { job } from '@chengban/kernel/job.ts'

/** Deletes messages read half a year ago, and records of old job runs. */
export const messageSweep = job({ name: 'messageSweep', label: '清理消息', when: 'daily 03:15' })
