import { allOf, anyOf, eq, exists, field, first, is, not, subtract, sum, today, when } from '@chengban/kernel/expr.ts'
import { join } from '@chengban/kernel/formula.ts'
import type { Task } from '@chengban/kernel/job.ts'
import { isClosed, isCounted, sheet } from './owed.ts'

const told = { of: 'checkOnWorkFact', by: 'relevanceId' } as const
const ofWarning = is({ kind: '警告', isIgnore: false })
/** Ignored by a decision, which stays as it is; `revoked` is set by the nightly job and lifted by it. */
export const revoked = '警告已撤销'
const settled = allOf(is({ kind: '警告' }), anyOf(is({ isIgnore: false }), not(is({ ignoreReason: revoked }))))
const worth = when([[is({ status: '已撤销' }), 0]], field('count'))
const counted = sum({ ...told, column: 'amount', where: settled })
const stands = exists({ ...told, where: allOf(ofWarning, isClosed) })

/** A warning that rises or falls leaves a sheet that is closed: the running month takes the difference, also below nothing. */
export const difference: Task = {
  owed: {
    of: 'checkOnWorkFact',
    per: 'warnAccident',
    where: allOf(
      stands,
      not(eq(worth, counted)),
      isCounted('userId', today()),
      not(exists(sheet('userId', today(), is({ status: ['已确认', '已锁定'] })))),
    ),
    values: {
      userId: field('userId'),
      date: today(),
      kind: '警告',
      module: 'warnAccident',
      relevanceId: field('id'),
      amount: subtract(worth, counted),
      text: join('补记', field('date'), when([[is({ status: '已撤销' }), '：警告已撤销']], '：警告')),
      checkOnWorkId: first({ ...sheet('userId', today()), column: 'id' }),
    },
    key: ['userId', 'kind', 'module', 'relevanceId', 'date'],
  },
}
