import { job } from '@chengban/kernel/job.ts'

/** The days that are over are reckoned from their punches, leave and overtime. */
export const attendanceCalc = job({ name: 'attendanceCalc', label: '计算考勤', when: 'daily 06:00' })
