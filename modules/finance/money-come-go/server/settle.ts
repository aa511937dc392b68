import type { Sql } from '@chengban/engine/db/sql.ts'

/** Where lines stand by what has come back; what was written off stays so until something does. */
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
