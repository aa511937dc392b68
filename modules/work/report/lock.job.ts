import { job } from '@chengban/kernel/job.ts'

/** Reports that did not come until their lock are locked, or owed by nobody. */
export const reportLock = job({ name: 'reportLock', label: '报告锁定', when: 'every 10 minutes' })
