import type { Sql } from '@chengban/engine/db/sql.ts'

/** Whether the pay of a month is being decided on or has passed: what it was reckoned from stands. */
export const payrollUses = async (tx: Sql, company: unknown, month: unknown): Promise<boolean> => {
  const rows = await tx.query(
    `select from store.submit_payroll p where p.company = $1 and p.month = $2 and p.kind = '工资'
       and (p.status = '通过' or p.status like '待%审核') limit 1`,
    [company, month],
  )
  return rows.length > 0
}

/** Whether the pay of a month is locked: what it takes can no longer come or go. */
export const isMonthLocked = (tx: Sql, company: unknown, month: unknown): Promise<boolean> =>
  isAnyLocked(tx, 'p.month = $2', company, month)

/** Whether the pay of a month or of a later one is locked. */
export const isLockedFrom = (tx: Sql, company: unknown, month: unknown): Promise<boolean> =>
  isAnyLocked(tx, 'p.month >= $2', company, month)

const isAnyLocked = async (tx: Sql, which: string, company: unknown, month: unknown): Promise<boolean> => {
  const rows = await tx.query(
    `select from store.submit_payroll p where p.company = $1 and ${which} and p.kind = '工资'
       and p.stage in ('已锁定', '已发放', '已归档') limit 1`,
    [company, month],
  )
  return rows.length > 0
}
