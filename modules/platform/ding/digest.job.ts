import { job } from '@chengban/kernel/job.ts'

/** Once a day, at remind.digestTime: what each person has not read of the day, in one word. */
export const digest = job({ name: 'digest', label: '发送每日汇总', when: 'every 5 minutes' })
