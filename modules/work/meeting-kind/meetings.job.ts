import { job } from '@chengban/kernel/job.ts'

/** Meetings of every kind for the days that its rule looks ahead. */
export const meetingRows = job({ name: 'meetingRows', label: '生成例会', when: 'daily 01:00' })
