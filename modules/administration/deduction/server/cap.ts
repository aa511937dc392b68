import type { Handler } from '@chengban/engine/row/scene.ts'
import { columnSql } from '@chengban/engine/schema/column-sql.ts'
import { compare } from '@chengban/kernel/decimal.ts'
import { conflict, forbidden, invalid } from '@chengban/kernel/refusal.ts'

interface Sheet {
  readonly status: string
  readonly userId: string
  readonly deduction: string
  readonly cap: string
  readonly together: string
}

/** What waits or has passed for one sheet stays within its cap; the sheet is locked meanwhile. */
export const deductionCap: Handler<'deduction'> = async ({ tx, before, row, writer }) => {
  // amounts submitted by others meanwhile are visible only to a query that runs after the lock
  await tx.query('select from store.check_on_work where id = $1 for no key update', [row.checkOnWorkId])
  const figure = (name: 'deduction' | 'cap'): string => columnSql(writer.catalog, 'checkOnWork', name, 'c')
  const [sheet] = await tx.query<Sheet>(
    `select c.status, c.user_id as "userId", ${figure('deduction')}::numeric(16,2)::text as deduction,
       ${figure('cap')}::numeric(16,2)::text as cap,
       (select coalesce(sum(d.money), 0) + $3::numeric from store.deduction d where d.check_on_work_id = c.id and d.id <> $2
         and d.status in ('待一级审核', '待二级审核', '通过'))::text as together
     from store.check_on_work c where c.id = $1`,
    [row.checkOnWorkId, row.id, row.money],
  )
  if (!sheet) throw invalid({ checkOnWorkId: '考核月表不存在' })
  const isDecision = String(before?.status).startsWith('待')
  if (isDecision && sheet.status === '已锁定') throw conflict('考核月表已锁定')
  if (!isDecision && sheet.status !== '已确认') throw conflict('考核月表尚未确认')
  if (!isDecision && sheet.userId === writer.actor.userId) throw forbidden('不能处理自己的扣款')
  if (row.kind === '系统' && compare(String(row.money), sheet.deduction) > 0)
    throw invalid({ money: `不能高于核算扣款${sheet.deduction}元` })
  if (compare(sheet.together, sheet.cap) > 0) throw invalid({ money: `扣款合计不能超过上限${sheet.cap}元` })
}
