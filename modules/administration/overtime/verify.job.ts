import { job } from '@chengban/kernel/job.ts'

/** Approved hours of days that are reckoned are held against the punches. */
export const overtimeVerify = job({ name: 'overtimeVerify', label: '核实加班', when: 'daily 06:30' })
