import { today } from '@chengban/engine/clock.ts'
import type { Handler, Scene, Within } from '@chengban/engine/row/scene.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { recalculateDays } from '../../attendance/server/recalculate.ts'
import { demandOpenDays } from '../../attendance-month/server/open.ts'
import { type HeldLot, heldBy, lockPerson, lotsOf, moveHours } from '../../rest-day-ledger/server/post.ts'
import { draw } from '../fifo.ts'
import { halfDays, type Leave, ruleOf } from './days.ts'

type Moved = Omit<HeldLot, 'left'> & { readonly halves: number }

const sourceOf = ({ id, userId }: Leave & { readonly id: string }) => ({ module: 'restDay' as const, id, userId })

/** The leave draws what its half days take; what it held before and does not take any more goes back. Gives the rows posted. */
export const drawLeave = async (within: Within, leave: RowOf<'restDay'>): Promise<number> => {
  const held = await heldBy(within, sourceOf(leave))
  const { balance = false } = await ruleOf(within.tx, leave.kind)
  const days = balance ? (await halfDays(within.tx, leave, false)).map(({ day }) => day) : []
  const own = new Map(held.map((one) => [one.id, one]))
  const lots = (balance ? await lotsOf(within, leave.userId, leave.kind) : []).map((lot) => ({
    ...lot,
    left: lot.left + (own.get(lot.id)?.left ?? 0),
  }))
  const known = new Set(lots.map(({ id }) => id))
  const all = [...lots, ...held.filter(({ id, kind }) => kind === leave.kind && !known.has(id))]
  const drawn = draw(all, days, leave.kind === '年假')
  const covered = drawn.covered.reduce((sum, one) => sum + one, 0)
  if (covered < days.length * 8) throw invalid({ kind: `${leave.kind}余额不足，可用${covered / 2}小时` })
  const kind = leave.kind as HeldLot['kind']
  const wanted: Moved[] = all.map((lot) => ({
    ...lot,
    kind,
    halves: (drawn.lots.get(lot.id) ?? 0) - (own.get(lot.id)?.left ?? 0),
  }))
  const others: Moved[] = held.filter((one) => one.kind !== kind).map((one) => ({ ...one, halves: -one.left }))
  return moveHours(within, sourceOf(leave), [...wanted, ...others])
}

/** All but these half hours goes back to the lots it came from, the latest used first. Gives the rows posted. */
export const giveBack = async (within: Within, leave: RowOf<'restDay'>, keep: number): Promise<number> => {
  const held = await heldBy(within, sourceOf(leave))
  let back = held.reduce((sum, { left }) => sum + left, 0) - keep
  const moved = [...held].reverse().map((one) => {
    const halves = Math.max(0, Math.min(one.left, back))
    back -= halves
    return { ...one, halves: -halves }
  })
  return moveHours(within, sourceOf(leave), moved)
}

/** restDay/passed: as much as was asked for is taken, until less is; the hours are drawn and the days reckoned anew. */
export const restDayPassed: Handler<'restDay'> = async (scene) => {
  const { row, before } = scene
  row.actualEnd = row.endDate
  row.actualEndHalf = row.endHalf
  row.actualDays = row.days
  await drawLeave(scene, row)
  await deputise(scene, row)
  const first = before && before.startDate < row.startDate ? before.startDate : row.startDate
  const last = before && before.endDate > row.endDate ? before.endDate : row.endDate
  await recalculateDays(scene, row.userId, [first, last], { leave: row })
}

/** restDay/voided: nothing was taken. */
export const restDayVoided: Handler<'restDay'> = async (scene) => {
  const { row, tx } = scene
  const leave = row
  await lockPerson(scene, leave.userId)
  await demandOpenDays(tx, leave.userId, leave.startDate, leave.endDate)
  await giveBack(scene, leave, 0)
  row.actualEnd = null
  row.actualEndHalf = null
  row.actualDays = '0.0'
  await recalculateDays(scene, leave.userId, [leave.startDate, leave.endDate], { without: leave.id })
}

/** Makes the person who takes over the work the deputy during the leave, unless the person already has a deputy. */
const deputise = async (within: Pick<Scene, 'tx' | 'writer'>, leave: RowOf<'restDay'>): Promise<void> => {
  if (!leave.handoverId || leave.endDate < today()) return
  const person = await findOne(within, 'user', leave.userId)
  if (person?.deputyId) return
  const { handoverId: deputyId, startDate: deputyFrom, endDate: deputyTo } = leave
  await change(within, 'user', leave.userId, { deputyId, deputyFrom, deputyTo })
}
