import { job } from '@chengban/kernel/job.ts'

/** The basic pay of people follows the wage in force. */
export const salaryInForce = job({ name: 'salaryInForce', label: '薪资生效', when: 'daily 00:10' })
