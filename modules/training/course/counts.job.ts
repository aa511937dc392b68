import { job } from '@chengban/kernel/job.ts'

/** Counts of courses, which every log and comment keeps, are made anew from the rows; what differed is told. */
export const courseCounts = job({ name: 'courseCounts', label: '课程计数核对', when: 'daily 03:40' })
