import { job } from '@chengban/kernel/job.ts'

/** Rows for the lists of this month and the next five; a month that has passed is written once more and then left. */
export const loadRebuild = job({ name: 'loadRebuild', label: '人员负荷重算', when: 'daily 02:00' })
