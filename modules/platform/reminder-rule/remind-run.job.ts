import { job } from '@chengban/kernel/job.ts'

/** Ends reminders that no longer apply, then runs every enabled rule that is due and has not run today. */
export const remindRun = job({ name: 'remindRun', label: '发送提醒', when: 'every 15 minutes' })
