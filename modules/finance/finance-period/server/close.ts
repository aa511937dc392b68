import { column, table } from '@chengban/engine/schema/names.ts'
import type { Handler, Scene } from '@chengban/engine/write/scene.ts'
import { addMonths } from '@chengban/kernel/days.ts'
import { conflict } from '@chengban/kernel/refusal.ts'
import { books } from '../../books.ts'
import { logFinance } from '../../finance-log/server/log.ts'

/** Months are closed one after the other, with nothing left that waits for a decision. */
export const checkClose: Handler = async (scene) => {
  const { row } = scene
  const before = neighbour(row.month, -1)
  if ((await stateOf(scene, before)) !== '已结账' && (await hasRows(scene, before))) throw conflict('请先结账上月')
  const waiting = await waitingIn(scene, String(row.month))
  if (waiting > 0) throw conflict(`仍有${waiting}张单据待审核`)
}

/** A month is opened again only while the one after it is open. */
export const checkReopen: Handler = async (scene) => {
  const after = await stateOf(scene, neighbour(scene.row.month, 1))
  if (after !== undefined && after !== '未结账') throw conflict('请先反结账下月')
}

export const logClose: Handler = (scene) => log(scene, '结账')
export const logReopen: Handler = (scene) => log(scene, '反结账')

/** What was closed once stays known. */
export const removePeriod: Handler = ({ row }) => {
  if (row.status !== '未结账') throw conflict('该期间已结账')
}

const log = (scene: Scene, action: '结账' | '反结账'): Promise<void> => {
  const { company, month } = scene.row
  return logFinance(scene, [
    { module: 'financePeriod', relevanceId: scene.row.id, action, company, month, content: String(month) },
  ])
}

const neighbour = (month: unknown, by: number): string => addMonths(`${String(month)}-01`, by).slice(0, 7)

const stateOf = async ({ tx, row }: Scene, month: string): Promise<string | undefined> => {
  const [found] = await tx.query<{ status: string }>(
    'select status from store.finance_period where company = $1 and month = $2',
    [row.company, month],
  )
  return found?.status
}

const inMonth = (day: string): string =>
  `l.company = $1 and l.${column(day)} >= ($2 || '-01')::date and l.${column(day)} < ($2 || '-01')::date + interval '1 month'`

const hasRows = async ({ tx, row }: Scene, month: string): Promise<boolean> => {
  const some = books.map(({ lines, day }) => `exists (select from ${table(lines)} l where ${inMonth(day)})`)
  const [found] = await tx.query<{ any: boolean }>(`select ${some.join(' or ')} as any`, [row.company, month])
  return found?.any === true
}

const waitingIn = async ({ tx, row }: Scene, month: string): Promise<number> => {
  const parts = books.flatMap(({ lines, day, submission }) =>
    submission
      ? [
          `(select count(distinct s.id) from ${table(submission)} s join ${table(lines)} l on l.submit_id = s.id
            where s.status like '待%审核' and ${inMonth(day)})`,
        ]
      : [],
  )
  const [found] = await tx.query<{ n: number }>(`select (${parts.join(' + ')})::integer as n`, [row.company, month])
  return found?.n ?? 0
}
