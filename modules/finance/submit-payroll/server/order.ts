import type { Scene } from '@chengban/engine/row/scene.ts'
import { conflict } from '@chengban/kernel/refusal.ts'

/** Runs of a company go in the order in which they are paid, since tax counts through the year. */
export const demandEarlierLocked = async ({ tx, row }: Pick<Scene<'submitPayroll'>, 'tx' | 'row'>): Promise<void> => {
  const [earlier] = await tx.query(
    `select from store.submit_payroll p where p.company = $1 and p.id <> $2 and p.pay_date < $3::date
       and extract(year from p.pay_date) = extract(year from $3::date)
       and p.stage not in ('已锁定', '已发放', '已归档') and p.status <> '已作废' limit 1`,
    [row.company, row.id, row.payDate],
  )
  if (earlier) throw conflict('请先完成之前的工资表')
}
