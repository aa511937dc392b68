import { job } from '@chengban/kernel/job.ts'

/** Leave of the year, on its first day or on the day the first year of service is full. */
export const annualGrant = job({ name: 'annualGrant', label: '发放年假', when: 'daily 00:30' })
