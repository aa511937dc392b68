import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Scene } from '@chengban/engine/row/scene.ts'
import { conflict } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'

type Paid = Pick<RowOf<'submitPayroll'>, 'id' | 'company' | 'payDate'>

/** Runs of the company and year that are paid before this one and not locked yet, by their ids. */
export const earlierOpen = async (tx: Sql, row: Paid): Promise<readonly string[]> => {
  const rows = await tx.query<{ id: string }>(
    `select p.id::text from store.submit_payroll p where p.company = $1 and p.id <> $2 and p.pay_date < $3::date
       and extract(year from p.pay_date) = extract(year from $3::date)
       and p.stage not in ('已锁定', '已发放', '已归档') and p.status <> '已作废' order by p.pay_date, p.id`,
    [row.company, row.id, row.payDate],
  )
  return rows.map(({ id }) => id)
}

/** Runs of a company go in the order in which they are paid, since tax counts through the year. */
export const demandEarlierLocked = async ({ tx, row }: Pick<Scene<'submitPayroll'>, 'tx' | 'row'>): Promise<void> => {
  if ((await earlierOpen(tx, row)).length > 0) throw conflict('请先完成之前的工资表')
}
