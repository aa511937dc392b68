import { allOf, anyOf, field, is, isSet, lt, not, now } from '@chengban/kernel/expr.ts'
import { addHours } from '@chengban/kernel/formula.ts'
import { due, job, swept } from '@chengban/kernel/job.ts'

const isOver = lt(field('tzExpire'), now())

/** Old attempts to sign in go, sessions past their end are closed; its handler clears forgotten counters. */
export const sessionSweep = job({
  name: 'sessionSweep',
  label: '清理登录日志',
  when: 'daily 03:00',
  does: [
    swept({
      of: 'loginLog',
      where: allOf(lt(field('tzCreate'), addHours(now(), -400 * 24)), anyOf(not(isSet('tzExpire')), isOver)),
    }),
    due({
      of: 'loginLog',
      where: allOf(is({ result: '成功' }), not(isSet('tzRevoke')), isOver),
      set: { tzRevoke: field('tzExpire') },
    }),
  ],
})
