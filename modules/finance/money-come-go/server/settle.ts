import type { Sql } from '@chengban/engine/db/sql.ts'

/**
 * Recomputes the settlement status from the amount repaid. A repayment ends a write-off; taking that repayment back does
 * not bring the write-off back: it is decided anew.
 */
export const settleComeGo = async (tx: Sql, ids: readonly string[]): Promise<void> => {
  await tx.query(
    `update store.money_come_go m set version = version + 1, settle = case
       when m.status <> '通过' then '未生效'
       when m.back_money = 0 then '未结清'
       when m.back_money < m.money then '部分结清'
       else '已结清' end
     where m.id = any ($1::uuid[])`,
    [ids],
  )
}
