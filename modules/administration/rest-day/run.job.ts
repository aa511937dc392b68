import { allOf, field, gt, is, isSet, le, lt, multiply, today } from '@chengban/kernel/expr.ts'
import { coalesce } from '@chengban/kernel/formula.ts'
import { due, job, owed } from '@chengban/kernel/job.ts'
/** Leave begins and ends, hours run out, deputies end. */
export const restDayRun = job({
  name: 'restDayRun',
  label: '假期起止',
  when: 'daily 00:05',
  does: [
    due({ of: 'restDay', where: allOf(is({ restStatus: '待休' }), le(field('startDate'), today())), move: 'begin' }),
    due({
      of: 'restDay',
      where: allOf(is({ restStatus: '休假中' }), lt(coalesce(field('actualEnd'), field('endDate')), today())),
      move: 'end',
    }),
    owed({
      of: 'restDayLedger',
      per: 'restDayLedger',
      where: allOf(gt(field('remain'), 0), lt(field('expireDate'), today())),
      values: {
        userId: field('userId'),
        kind: field('kind'),
        date: today(),
        source: '过期',
        hours: multiply(field('remain'), -1),
        lotId: field('id'),
      },
      key: ['lotId', 'source'],
    }),
    due({
      of: 'user',
      where: allOf(isSet('deputyId'), lt(field('deputyTo'), today())),
      set: { deputyId: null, deputyFrom: null, deputyTo: null },
    }),
  ],
})
