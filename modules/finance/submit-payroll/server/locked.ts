import type { Sql } from '@chengban/engine/db/sql.ts'

/** Whether the pay of a month is locked: what it takes can no longer come or go. */
export const isMonthLocked = async (tx: Sql, company: unknown, month: unknown): Promise<boolean> => {
  const rows = await tx.query(
    `select from store.submit_payroll p where p.company = $1 and p.month = $2 and p.kind = '工资'
       and p.stage in ('已锁定', '已发放', '已归档')`,
    [company, month],
  )
  return rows.length > 0
}
