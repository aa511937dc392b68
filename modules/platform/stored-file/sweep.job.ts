import { job } from '@chengban/kernel/job.ts'

/** Files that no record holds go with their bytes: after a week when none ever did, else a month after the last. */
export const fileSweep = job({ name: 'fileSweep', label: '清理文件', when: 'daily 03:30' })
