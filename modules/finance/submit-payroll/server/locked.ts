import type { Sql } from '@chengban/engine/db/sql.ts'

/** Returns whether a run of the month waits for approval or is approved; its source data must not change then. */
export const payrollUses = (tx: Sql, company: unknown, month: unknown): Promise<boolean> =>
  hasRun(tx, `p.month = $2 and (p.status = '通过' or p.status like '待%审核')`, company, month)

const isLocked = `p.stage in ('已锁定', '已发放', '已归档')`

/** Whether the pay of a month is locked: what it takes can no longer come or go. */
export const isMonthLocked = (tx: Sql, company: unknown, month: unknown): Promise<boolean> =>
  hasRun(tx, `p.month = $2 and ${isLocked}`, company, month)

/** Whether the pay of a month or of a later one is locked. */
export const isLockedFrom = (tx: Sql, company: unknown, month: unknown): Promise<boolean> =>
  hasRun(tx, `p.month >= $2 and ${isLocked}`, company, month)

const hasRun = async (tx: Sql, where: string, company: unknown, month: unknown): Promise<boolean> => {
  const rows = await tx.query(
    `select from store.submit_payroll p where p.company = $1 and p.kind = '工资' and ${where} limit 1`,
    [company, month],
  )
  return rows.length > 0
}
