import { job } from '@chengban/kernel/job.ts'

/** States of defects and requirements go to clients' systems, of each record the last one. */
export const syncSend = job({ name: 'syncSend', label: '客户系统同步', when: 'every 1 minutes' })
