import { job } from '@chengban/kernel/job.ts'

/** Old attempts to sign in go, sessions past their end are closed, forgotten counters cleared. */
export const sessionSweep = job({ name: 'sessionSweep', label: '清理登录日志', when: 'daily 03:00' })
