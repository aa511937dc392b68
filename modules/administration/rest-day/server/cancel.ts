import { today } from '@chengban/engine/clock.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'
import { has } from '@chengban/kernel/has.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { recalculateDays } from '../../attendance/server/recalculate.ts'
import { demandOpenDays } from '../../attendance-month/server/open.ts'
import { lockPerson } from '../../rest-day-ledger/server/post.ts'
import { halfDays, ruleOf } from './days.ts'
import { giveBack } from './draw.ts'

/** restDay/cancelling: shortens a leave or cancels it whole. Refuses a new end outside the time taken so far. */
export const restDayCancelling: Handler<'restDay'> = async ({ tx, writer, row, asked = {} }) => {
  const leave = row
  await lockPerson({ tx, writer }, leave.userId)
  if (!has(writer.actor.entries, 'restDay:manage')) await demandInTime(tx, leave)
  await demandOpenDays(tx, leave.userId, leave.startDate, leave.endDate)
  const end = asked.lastDate === undefined || asked.lastDate === null ? null : String(asked.lastDate)
  const half = end === null ? null : String(asked.lastHalf ?? '下午')
  if (end !== null && half !== null) demandInside(leave, end, half)
  row.actualEnd = end
  row.actualEndHalf = half as typeof row.actualEndHalf
  const { calendar = false } = await ruleOf(tx, leave.kind)
  const taken = end === null ? [] : await halfDays(tx, row, calendar)
  if (end !== null && taken.length === 0) throw invalid({ endDate: '所选时间均为休息日' })
  row.actualDays = (taken.length / 2).toFixed(1)
}

const demandInTime = async (tx: Parameters<typeof demandOpenDays>[0], { endDate }: RowOf<'restDay'>): Promise<void> => {
  const [found] = await tx.query<{ last: string }>('select app.add_work_days($1, 3)::text as last', [endDate])
  if (today() > String(found?.last)) throw conflict('销假须在结束后3个工作日内')
}

const demandInside = (leave: RowOf<'restDay'>, end: string, half: string): void => {
  const at = (day: string | null, part: string | null): string => `${day} ${part === '上午' ? 0 : 1}`
  const isInside =
    at(end, half) >= at(leave.startDate, leave.startHalf) &&
    at(end, half) < at(leave.actualEnd ?? leave.endDate, leave.actualEndHalf ?? leave.endHalf)
  if (!isInside) throw invalid({ endDate: '结束时间须早于原结束时间' })
}

/** restDay/cancelled: unused hours go back to their lots, the days are reckoned anew. */
export const restDayCancelled: Handler<'restDay'> = async (scene) => {
  const leave = scene.row
  await giveBack(scene, leave, Number(leave.actualDays) * 16)
  await recalculateDays(scene, leave.userId, [leave.startDate, leave.endDate])
}
