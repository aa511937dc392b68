import { job } from '@chengban/kernel/job.ts'

/** Deletes stored answers of requests with an idempotency key once they can no longer be replayed. */
export const requestSweep = job({ name: 'requestSweep', label: '清理重复提交记录', when: 'daily 03:10' })
