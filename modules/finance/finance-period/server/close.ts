import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { lastDay } from '@chengban/kernel/days.ts'
import { conflict } from '@chengban/kernel/refusal.ts'
import { logToEnd, type Sealed } from '../../finance-log/server/log.ts'
import { amountsOf } from '../../sums/server/all-amount.ts'
import { isLastOpen, isPayMissing, stateOf, waitingIn } from './hindrances.ts'
import { neighbour } from './in-month.ts'
import { makePeriods } from './open.ts'

/**
 * What becomes of a month hangs on the one before and the one after: they are held with it, in their order, so that
 * neither moves nor is booked into meanwhile.
 */
export const financePeriodNeighbours: Handler = async ({ tx, row: { id } }) => {
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
export const financePeriodClose: Handler<'financePeriod'> = async (scene) => {
  if (await isLastOpen(scene)) throw conflict('请先结账上月')
  const waiting = await waitingIn(scene)
  if (waiting.length > 0) throw conflict(`仍有${waiting.length}张单据待审核`)
  if (await isPayMissing(scene)) throw conflict('工资未发放')
  await seal(scene)
}

/** A month is opened again only while the one after it is open. */
export const financePeriodReopen: Handler<'financePeriod'> = async (scene) => {
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

export const financePeriodOpened: Handler<'financePeriod'> = async (scene) => {
  await moveInsurance(scene, '已封账', 'unseal')
  await log(scene, '反结账')
}

const log = (scene: Scene<'financePeriod'>, action: '结账' | '反结账'): Promise<Sealed | null> => {
  const { company, month } = scene.row
  return logToEnd(scene, [
    { module: 'financePeriod', relevanceId: scene.row.id, action, company, month, content: String(month) },
  ])
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
