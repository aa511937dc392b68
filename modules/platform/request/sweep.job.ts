import { job } from '@chengban/kernel/job.ts'

/** Answers kept for requests that named themselves go once they are no longer told again. */
export const requestSweep = job({ name: 'requestSweep', label: '清理重复提交记录', when: 'daily 03:10' })
