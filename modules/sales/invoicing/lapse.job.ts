import { allOf, field, is, lt, now } from '@chengban/kernel/expr.ts'
import { due, job } from '@chengban/kernel/job.ts'
/** A cancellation that the other side has not confirmed in time lapses. */
export const redLapse = job({
  name: 'redLapse',
  label: '红冲失效',
  when: 'every 10 minutes',
  does: [
    due({
      of: 'invoicing',
      where: allOf(is({ status: '待对方确认' }), lt(field('tzConfirmEnd'), now())),
      move: 'lapse',
    }),
  ],
})
