import { job } from '@chengban/kernel/job.ts'

/** Meetings begin and end with their hour. */
export const meetingState = job({ name: 'meetingState', label: '会议起止', when: 'every 1 minutes' })
