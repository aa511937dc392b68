import { job } from '@chengban/kernel/job.ts'

/** Every enabled rule whose time has come and that has not run today; then what is over ends. */
export const remindRun = job({ name: 'remindRun', label: '发送提醒', when: 'every 15 minutes' })
