import { job } from '@chengban/kernel/job.ts'

/** Follow-ups that did not come until ten on the next working day are missed. */
export const okrCheckMiss = job({ name: 'okrCheck', label: 'OKR缺失', when: 'daily 10:05' })
