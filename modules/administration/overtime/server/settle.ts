import { today } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler, Within } from '@chengban/engine/row/scene.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { addMonths } from '@chengban/kernel/days.ts'
import { present } from '@chengban/kernel/present.ts'
import { conflict } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { settingOf } from '@chengban/modules/platform/config/server/setting.ts'
import { recalculateDays } from '../../attendance/server/recalculate.ts'
import { dayOfPunch, midnight, reckoningOf } from '../../attendance/server/rule.ts'
import { demandOpenDays } from '../../attendance-month/server/open.ts'
import { grant, hours, lockPerson } from '../../rest-day-ledger/server/post.ts'
import { overtimeHours } from '../hours.ts'
import { unlinkWeekend } from './weekend.ts'

type Row = RowOf<'overtime'>

/** overtime/verify: what the punches of the day bear out, and what it is worth today. */
export const overtimeVerify: Handler<'overtime'> = async ({ tx, row }) => {
  const overtime = row
  await lockPerson({ tx } as Within, overtime.userId)
  await demandOpenDays(tx, overtime.userId, present(overtime.date), present(overtime.date))
  row.checkedTime = overtime.isOutside ? String(overtime.time) : await borneOut(tx, overtime)
  row.restHours = overtime.way === '调休' ? row.checkedTime : '0.0'
  row.money = overtime.way === '加班费' ? await worth(tx, overtime, row.checkedTime) : '0.00'
}

const borneOut = async (tx: Sql, overtime: Row): Promise<string> => {
  const rule = await reckoningOf(tx)
  const begin = midnight(dayOfPunch(overtime.tzStart, rule)) + rule.dayStart * 60_000
  const day = 24 * 60 * 60_000
  const [found] = await tx.query<{ first: Date | string | null; last: Date | string | null }>(
    `select date_trunc('minute', min(p.tz_punch)) as first, date_trunc('minute', max(p.tz_punch)) as last
     from store.attendance_punch p where p.user_id = $1 and p.tz_punch >= $2 and p.tz_punch < $3`,
    [overtime.userId, new Date(begin), new Date(begin + day)],
  )
  if (!found?.first || !found.last) return '0.0'
  const start = Math.max(Date.parse(overtime.tzStart), new Date(found.first).getTime())
  const end = Math.min(Date.parse(overtime.tzEnd), new Date(found.last).getTime())
  if (end <= start || String(found.first) === String(found.last)) return '0.0'
  return overtimeHours(
    new Date(start).toISOString(),
    new Date(end).toISOString(),
    overtime.holiday === '工作日',
    rule.halves,
  )
}

export const worth = async (
  tx: Sql,
  { userId, rate }: Pick<Row, 'userId' | 'rate'>,
  checked: string,
): Promise<string> => {
  const [found] = await tx.query<{ money: string }>(
    `select round(coalesce(u.salary, 0) * $2::numeric * $3::numeric / (21.75 * 8), 2)::text as money
     from store."user" u where u.id = $1`,
    [userId, rate, checked],
  )
  return found?.money ?? '0.00'
}

/** overtime/verified: adds the hours to take off as a lot and recalculates the day with its overtime. */
export const overtimeVerified: Handler<'overtime'> = async (scene) => {
  const row = scene.row
  if (Number(row.restHours) > 0) await grantLot(scene, row)
  await recalculateDays(scene, row.userId, [present(row.date), present(row.date)])
}

/** Hours to take off, until so many months later. */
export const grantLot = async (within: Within, row: Row): Promise<void> => {
  const months = await settingOf(within.tx, 'restDay.expireMonths')
  const date = present(row.date)
  await grant(within, sourceOf(row), {
    kind: '调休',
    source: '加班',
    hours: row.restHours,
    date,
    expireDate: addMonths(date, months),
    remark: null,
  })
}

const sourceOf = ({ id, userId }: Row) => ({ module: 'overtime' as const, id, userId })

/** Takes back the lot of the hours as a whole; refuses if any of it was used. */
export const takeLotBack = async (within: Within, row: Row): Promise<void> => {
  await lockPerson(within, row.userId)
  await demandOpenDays(within.tx, row.userId, present(row.date), present(row.date))
  const lots = await within.tx.query<{ id: string; hours: string; remain: string; relevanceId: string }>(
    `select l.id::text, l.hours::text, l.remain::text, l.relevance_id as "relevanceId" from store.rest_day_ledger l
     where l.module = 'overtime' and split_part(l.relevance_id, ':', 1) = $1 and l.lot_id is null
       and not exists (select from store.rest_day_ledger b where b.lot_id = l.id and b.source = '冲回')`,
    [row.id],
  )
  for (const { id, hours: all, remain, relevanceId } of lots) {
    if (all !== remain) throw conflict('调休已使用，不能作废')
    await addRow(within, 'restDayLedger', {
      userId: row.userId,
      kind: '调休',
      date: today(),
      source: '冲回',
      hours: hours(-Number(all) * 2),
      lotId: id,
      module: 'overtime',
      relevanceId,
    })
  }
}

/** overtime/recheck: as if it had not been verified. */
export const overtimeRecheck: Handler<'overtime'> = async (scene) => {
  await takeLotBack(scene, scene.row)
  Object.assign(scene.row, { checkedTime: '0.0', money: '0.00', restHours: '0.0' })
}

/** overtime/rechecked: at once held against the punches as they are now. */
export const overtimeRechecked: Handler<'overtime'> = async (scene) => {
  await moveBySystem(scene, 'overtime', 'verify', scene.row.id)
}

/** overtime/voided: the hours go, where nobody has used them; the day shows them no more. */
export const overtimeVoided: Handler<'overtime'> = async (scene) => {
  const row = scene.row
  await takeLotBack(scene, row)
  await unlinkWeekend(scene)
  await recalculateDays(scene, row.userId, [present(row.date), present(row.date)], { without: row.id })
}

/** Of a day whose punches have changed, all that was held against them before, where its hours are not used. */
export const recheckDay = async (within: Within, userId: string, date: string): Promise<void> => {
  const rows = await find(within, 'overtime', { userId, date, status: '通过', settle: ['无效', '已核实', '已转调休'] })
  for (const { id } of rows) if (!(await isUsed(within, id))) await moveBySystem(within, 'overtime', 'recheck', id)
}

const isUsed = async ({ tx }: Within, id: string): Promise<boolean> => {
  const used = await tx.query(
    `select from store.rest_day_ledger l where l.module = 'overtime' and split_part(l.relevance_id, ':', 1) = $1
       and l.lot_id is null and l.remain <> l.hours
       and not exists (select from store.rest_day_ledger b where b.lot_id = l.id and b.source = '冲回') limit 1`,
    [id],
  )
  return used.length > 0
}
