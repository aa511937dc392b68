import { allOf, anyOf, is, isSet, not } from '@chengban/kernel/expr.ts'
import { due, job } from '@chengban/kernel/job.ts'
import { by } from './handing-in.ts'

const isOver = allOf(
  is({ status: ['未填', '草稿'] }),
  not(by('tzLock')),
  anyOf(not(isSet('tzUnlock')), not(by('tzUnlock'))),
)

/** Reports that did not come until their lock are locked, or owed by nobody. */
export const reportLock = job({
  name: 'reportLock',
  label: '报告锁定',
  when: 'every 10 minutes',
  does: [
    due({ of: 'dailyWork', where: isOver, move: 'lock' }),
    due({ of: 'marketWork', where: isOver, move: 'lock' }),
    due({ of: 'weekWork', where: isOver, move: 'lock' }),
    due({ of: 'pmoWork', where: isOver, move: 'lock' }),
    due({ of: 'manageReport', where: isOver, move: 'lock' }),
  ],
})
