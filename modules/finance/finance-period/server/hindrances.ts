import type { Sql } from '@chengban/engine/db/sql.ts'
import { table } from '@chengban/engine/schema/names.ts'
import type { EntityName } from '@chengban/kernel/registry.ts'
import { books } from '../../books.ts'
import { inMonth, neighbour } from './in-month.ts'

/** A month of a company, as its period has it. Closing refuses what these find; the check before it tells the same. */
export interface OfMonth {
  readonly tx: Sql
  readonly row: { readonly company?: unknown; readonly month?: unknown }
}

/** The month before has rows and is not closed. */
export const isLastOpen = async (of: OfMonth): Promise<boolean> => {
  const before = neighbour(of.row.month, -1)
  return (await stateOf(of, before)) !== '已结账' && (await hasRows(of, before))
}

/** Somebody had an agreement in force in the month, and the month's pay has not gone out. */
export const isPayMissing = async ({ tx, row }: OfMonth): Promise<boolean> => {
  const [state] = await tx.query<{ agreed: boolean; paid: boolean }>(
    `select exists (select from store.money_salary m where m.company = $1 and m.status = '通过'
         and m.kind not in ('停薪', '专项附加调整')
         and m.dt_start < ($2 || '-01')::date + interval '1 month' and coalesce(m.dt_end, 'infinity') >= ($2 || '-01')::date) as agreed,
       exists (select from store.submit_payroll p where p.company = $1 and p.month = $2 and p.kind = '工资'
         and p.stage in ('已发放', '已归档')) as paid`,
    [row.company, row.month],
  )
  return state?.agreed === true && !state.paid
}

export interface HindranceRow {
  readonly module: EntityName
  readonly id: string
}

/** Submissions with a line in the month and payroll runs for it that wait for a decision. */
export const waitingIn = ({ tx, row }: OfMonth): Promise<HindranceRow[]> => {
  const run = `select 'submitPayroll' as module, r.id::text from (${runs} and p.status like '待%审核') r`
  return tx.query<HindranceRow>([submissions(`s.status like '待%审核'`), run].join(' union all '), [
    row.company,
    row.month,
  ])
}

/** Submissions with a line in the month that nobody has handed in; they refuse nothing. */
export const draftsIn = ({ tx, row }: OfMonth): Promise<HindranceRow[]> =>
  tx.query<HindranceRow>(submissions(`s.status in ('草稿', '驳回', '已撤回')`), [row.company, row.month])

const submissions = (where: string): string =>
  books
    .flatMap(({ lines, day, submission }) =>
      submission
        ? `select distinct '${submission}' as module, s.id::text from ${table(submission)} s
           join ${table(lines)} l on l.submit_id = s.id where ${where} and ${inMonth(day)}`
        : [],
    )
    .join(' union all ')

/** What the company's books say of a month; undefined where nobody has used it. */
export const stateOf = async ({ tx, row }: OfMonth, month: string): Promise<string | undefined> => {
  const [found] = await tx.query<{ status: string }>(
    'select status from store.finance_period where company = $1 and month = $2',
    [row.company, month],
  )
  return found?.status
}

/** Selects the payroll runs of any kind for the month. */
const runs = 'select p.id from store.submit_payroll p where p.company = $1 and p.month = $2'

const hasRows = async ({ tx, row }: OfMonth, month: string): Promise<boolean> => {
  const some = books.map(({ lines, day }) => `exists (select from ${table(lines)} l where ${inMonth(day)})`)
  some.push(`exists (${runs} and p.status <> '已作废')`)
  const [found] = await tx.query<{ any: boolean }>(`select ${some.join(' or ')} as any`, [row.company, month])
  return found?.any === true
}
