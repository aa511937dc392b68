import { allOf, anyOf, count, eq, exists, field, first, is, le, not, today } from '@chengban/kernel/expr.ts'
import { dateOf, join } from '@chengban/kernel/formula.ts'
import { due, type Task } from '@chengban/kernel/job.ts'
import { revoked } from './difference.ts'
import { fact, isClosed } from './owed.ts'
import { isRecent } from './recent.ts'

export const warned = fact({
  per: 'warnAccident',
  where: allOf(
    is({ status: ['有效', '已到期'] }),
    // also one of long ago that was entered now
    anyOf(isRecent(field('date')), isRecent(dateOf(field('tzCreate')))),
    le(field('date'), today()),
  ),
  kind: '警告',
  person: 'userId',
  day: field('date'),
  amount: field('count'),
  text: join('警告：', field('detail')),
})

const warning = { of: 'warnAccident', by: 'id', at: 'relevanceId' } as const
const inForce = exists({ ...warning, where: is({ status: ['有效', '已到期'] }) })
const warningCount = first({ ...warning, column: 'count' })
const isOnly = eq(
  count({ of: 'checkOnWorkFact', by: 'relevanceId', at: 'relevanceId', where: is({ kind: '警告' }) }),
  1,
)

/** On a sheet that is still open a fact follows its warning: restored with it, and as grave as it is now. */
export const followWarnings: readonly Task[] = [
  due({
    of: 'checkOnWorkFact',
    where: allOf(is({ kind: '警告', ignoreReason: revoked, isIgnore: true }), not(isClosed), inForce),
    set: { isIgnore: false, ignoreReason: null },
  }),
  due({
    of: 'checkOnWorkFact',
    where: allOf(
      is({ kind: '警告', isIgnore: false }),
      not(isClosed),
      inForce,
      isOnly,
      not(eq(field('amount'), warningCount)),
    ),
    set: { amount: warningCount },
  }),
]
