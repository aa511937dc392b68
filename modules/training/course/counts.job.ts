import { job } from '@chengban/kernel/job.ts'

/** Recomputes the counters of courses, which logs and comments normally maintain, and reports the differences. */
export const courseCounts = job({ name: 'courseCounts', label: '课程计数核对', when: 'daily 03:40' })
