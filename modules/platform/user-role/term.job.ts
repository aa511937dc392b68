import { job } from '@chengban/kernel/job.ts'

/** Roles given for a time count from their first day and no longer after their last: open windows hear of it. */
export const roleTerm = job({ name: 'roleTerm', label: '角色期限', when: 'daily 00:05' })
