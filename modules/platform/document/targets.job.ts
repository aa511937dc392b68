import { job } from '@chengban/kernel/job.ts'

/** Documents follow the people who come to their roles and leave them. */
export const documentTargets = job({ name: 'documentTargets', label: '文档读者', when: 'daily 02:00' })
