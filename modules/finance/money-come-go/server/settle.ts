import type { Sql } from '@chengban/engine/db/sql.ts'
import { announce } from '@chengban/engine/row/announce.ts'
import { moneyComeGo } from '../money-come-go.entity.ts'

/** Recalculates the settlement of a loan, and tells the pages that show it. */
export const settleComeGo = async (tx: Sql, ids: readonly string[]): Promise<void> => {
  await settleRows(tx, ids)
  for (const id of ids) await announce(tx, moneyComeGo, id)
}

/**
 * Recomputes the settlement status from the amount repaid. A write-off lasts until a later repayment is booked;
 * deleting that repayment restores the write-off, deleting an earlier one does not affect it.
 */
export const settleRows = async (tx: Sql, ids: readonly string[]): Promise<void> => {
  await tx.query(
    `update store.money_come_go m set version = version + 1, settle = case
       when m.status <> '通过' then '未生效'
       when exists (select from store.finance_log l where l.module = 'moneyComeGo' and l.relevance_id = m.id::text
           and l.action = '坏账' and not exists (select from store.come_go_back b
             where b.come_go_id = m.id and b.tz_create >= l.tz_create)) then '坏账'
       when m.back_money = 0 then '未结清'
       when m.back_money < m.money then '部分结清'
       else '已结清' end
     where m.id = any ($1::uuid[])`,
    [ids],
  )
}
