import { job } from '@chengban/kernel/job.ts'

/** Departments and people as DingTalk has them, where it is configured; nobody is disabled by it. */
export const dingSync = job({ name: 'dingSync', label: '同步钉钉通讯录', when: 'daily 01:00' })
