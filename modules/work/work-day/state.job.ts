import { allOf, field, is, le, now } from '@chengban/kernel/expr.ts'
import { due, job } from '@chengban/kernel/job.ts'
/** Meetings begin and end with their hour. */
export const meetingState = job({
  name: 'meetingState',
  label: '会议起止',
  when: 'every 1 minutes',
  does: [
    due({ of: 'workDay', where: allOf(is({ status: '待召开' }), le(field('date'), now())), move: 'begin' }),
    due({ of: 'workDay', where: allOf(is({ status: '进行中' }), le(field('endDate'), now())), move: 'end' }),
  ],
})
