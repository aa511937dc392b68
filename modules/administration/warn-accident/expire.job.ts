import { allOf, field, is, lt, today } from '@chengban/kernel/expr.ts'
import { due, job } from '@chengban/kernel/job.ts'
/** Warnings and offences end with their day. */
export const warnExpire = job({
  name: 'warnExpire',
  label: '警告到期',
  when: 'daily 00:15',
  does: [
    due({ of: 'warnAccident', where: allOf(is({ status: '有效' }), lt(field('expireDate'), today())), move: 'expire' }),
    due({ of: 'violate', where: allOf(is({ status: '生效' }), lt(field('expireDate'), today())), move: 'expire' }),
  ],
})
