import { job } from '@chengban/kernel/job.ts'

/** What people hear as soon as it comes, or so many hours before an instant. */
export const remindSoon = job({ name: 'remindSoon', label: '即时提醒', when: 'every 1 minutes' })
