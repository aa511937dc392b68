import { job } from '@chengban/kernel/job.ts'

/** Required courses follow the people who come under their assignments and leave them. */
export const courseAssignRun = job({ name: 'courseAssignRun', label: '必修安排', when: 'daily 02:10' })
