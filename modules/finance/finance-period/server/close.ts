import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { table } from '@chengban/engine/schema/names.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { lastDay } from '@chengban/kernel/days.ts'
import { conflict } from '@chengban/kernel/refusal.ts'
import { books } from '../../books.ts'
import { logToEnd, type Sealed } from '../../finance-log/server/log.ts'
import { amountsOf } from '../../sums/server/all-amount.ts'
import { inMonth, neighbour } from './in-month.ts'
import { makePeriods } from './open.ts'

/**
 * What becomes of a month hangs on the one before and the one after: they are held with it, in their order, so that
 * neither moves nor is booked into meanwhile.
 */
export const holdNeighbours: Handler = async ({ tx, row: { id } }) => {
  const [period] = await tx.query<{ company: string; month: string }>(
    'select company, month from store.finance_period where id = $1',
    [id],
  )
  if (!period) return
  const { company, month } = period
  await makePeriods(tx, company, [neighbour(month, -1)])
  await tx.query(
    `select from store.finance_period p where p.company = $1 and p.month = any ($2::text[])
     order by p.month for no key update`,
    [company, [neighbour(month, -1), month, neighbour(month, 1)]],
  )
}

/** Months are closed one after the other, with nothing left that waits for a decision. */
export const checkClose: Handler<'financePeriod'> = async (scene) => {
  const { row } = scene
  const before = neighbour(row.month, -1)
  if ((await stateOf(scene, before)) !== '已结账' && (await hasRows(scene, before))) throw conflict('请先结账上月')
  const waiting = await waitingIn(scene, String(row.month))
  if (waiting > 0) throw conflict(`仍有${waiting}张单据待审核`)
  await demandPaid(scene)
  await seal(scene)
}

/** A month is opened again only while the one after it is open. */
export const checkReopen: Handler<'financePeriod'> = async (scene) => {
  const after = await stateOf(scene, neighbour(scene.row.month, 1))
  if (after !== undefined && after !== '未结账') throw conflict('请先反结账下月')
}

/** Seals the paid social insurance of the month; stores the month's totals and the end of the log. */
const seal = async (scene: Scene<'financePeriod'>): Promise<void> => {
  const { row } = scene
  const month = String(row.month)
  await moveInsurance(scene, '已缴', 'seal')
  const asked = { date1: `${month}-01`, date2: lastDay(`${month}-01`), company: String(row.company) }
  const amounts = await amountsOf(scene.tx, asked)
  row.totals = { ...amounts, ...(await log(scene, '结账')) }
}

export const reopenPeriod: Handler<'financePeriod'> = async (scene) => {
  await moveInsurance(scene, '已封账', 'unseal')
  await log(scene, '反结账')
}

/** Refuses to delete a period that is not open. */
export const removePeriod: Handler<'financePeriod'> = ({ row }) => {
  if (row.status !== '未结账') throw conflict('该期间已结账')
}

const log = (scene: Scene<'financePeriod'>, action: '结账' | '反结账'): Promise<Sealed | null> => {
  const { company, month } = scene.row
  return logToEnd(scene, [
    { module: 'financePeriod', relevanceId: scene.row.id, action, company, month, content: String(month) },
  ])
}

/** Where anybody had an agreement in force at the end of the month, the month's pay has gone out. */
const demandPaid = async ({ tx, row }: Scene<'financePeriod'>): Promise<void> => {
  const [state] = await tx.query<{ agreed: boolean; paid: boolean }>(
    `select exists (select from store.money_salary m where m.company = $1 and m.status = '通过'
         and m.kind not in ('停薪', '专项附加调整')
         and m.dt_start < ($2 || '-01')::date + interval '1 month' and coalesce(m.dt_end, 'infinity') >= ($2 || '-01')::date) as agreed,
       exists (select from store.submit_payroll p where p.company = $1 and p.month = $2 and p.kind = '工资'
         and p.stage in ('已发放', '已归档')) as paid`,
    [row.company, row.month],
  )
  if (state?.agreed && !state.paid) throw conflict('工资未发放')
}

const moveInsurance = async (scene: Scene<'financePeriod'>, from: string, name: 'seal' | 'unseal'): Promise<void> => {
  const { company, month } = scene.row
  const rows = await scene.tx.query<{ id: string }>(
    `select i.id::text from store.social_insurance i where i.company = $1 and i.status = $3
       and i.year = left($2, 4)::integer and i.month = right($2, 2)::integer order by i.id`,
    [company, month, from],
  )
  for (const { id } of rows) await moveBySystem(scene, 'socialInsurance', name, id)
}

const stateOf = async ({ tx, row }: Scene<'financePeriod'>, month: string): Promise<string | undefined> => {
  const [found] = await tx.query<{ status: string }>(
    'select status from store.finance_period where company = $1 and month = $2',
    [row.company, month],
  )
  return found?.status
}

/** Selects the payroll runs of any kind for the month. */
const runs = 'select from store.submit_payroll p where p.company = $1 and p.month = $2'

const hasRows = async ({ tx, row }: Scene<'financePeriod'>, month: string): Promise<boolean> => {
  const some = books.map(({ lines, day }) => `exists (select from ${table(lines)} l where ${inMonth(day)})`)
  some.push(`exists (${runs} and p.status <> '已作废')`)
  const [found] = await tx.query<{ any: boolean }>(`select ${some.join(' or ')} as any`, [row.company, month])
  return found?.any === true
}

const waitingIn = async ({ tx, row }: Scene<'financePeriod'>, month: string): Promise<number> => {
  const parts = books.flatMap(({ lines, day, submission }) =>
    submission
      ? [
          `(select count(distinct s.id) from ${table(submission)} s join ${table(lines)} l on l.submit_id = s.id
            where s.status like '待%审核' and ${inMonth(day)})`,
        ]
      : [],
  )
  parts.push(`(select count(*) from (${runs} and p.status like '待%审核') r)`)
  const [found] = await tx.query<{ n: number }>(`select (${parts.join(' + ')})::integer as n`, [row.company, month])
  return found?.n ?? 0
}
