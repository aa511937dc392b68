import { job } from '@chengban/kernel/job.ts'

/** Approvers hear when their time is over, their superiors when it is over twice. */
export const auditSla = job({ name: 'auditSla', label: '审批时限', when: 'every 10 minutes' })
