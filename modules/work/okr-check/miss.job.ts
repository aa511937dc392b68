import { allOf, is, lt, now } from '@chengban/kernel/expr.ts'
import { due, job, reminds } from '@chengban/kernel/job.ts'
import { missedAt } from './okr-check.status.ts'

/** Follow-ups that did not come until ten on the next working day are missed. */
export const okrCheckMiss = job({
  name: 'okrCheck',
  label: 'OKR缺失',
  when: 'daily 10:05',
  does: [
    due({
      of: 'okrCheck',
      where: allOf(is({ status: '待跟进' }), lt(missedAt, now())),
      move: 'miss',
    }),
    reminds('meetingOkr'),
  ],
})
