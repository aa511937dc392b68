import { today } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler, Scene, Values } from '@chengban/engine/row/scene.ts'
import { has } from '@chengban/kernel/has.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import { demandOpenDays } from '../../attendance-month/server/open.ts'
import { heldBy, lockPerson, lotsOf } from '../../rest-day-ledger/server/post.ts'
import { coveredHours } from '../fifo.ts'
import { ruleOf } from './days.ts'

/** Half a day for every half on a working day; for kinds by the calendar, on every day. */
export const restDayDays: Handler<'restDay'> = async ({ tx, row }) => {
  const { calendar = false } = await ruleOf(tx, row.kind)
  const [found] = await tx.query<{ days: string }>(
    'select (count(*) * 0.5)::numeric(16,1)::text as days from app.half_days($1, $2, $3, $4, $5)',
    [row.startDate, row.startHalf, row.endDate, row.endHalf, calendar],
  )
  return found?.days
}

/** Checks a leave on submission and on approval alike. Locks the person's row meanwhile. */
export const restDaySubmit: Handler<'restDay'> = async (scene) => {
  const { tx, row } = scene
  const rule = await ruleOf(tx, row.kind)
  const days = Number(row.days)
  const files = row.file.length
  if (files === 0 && (rule.file || (rule.fileFrom !== undefined && days > rule.fileFrom)))
    throw invalid({ file: '请上传证明材料' })
  if (days >= 3 && !row.handoverId) throw invalid({ handoverId: '请选择工作代理人' })
  if (rule.max !== undefined && days > rule.max) throw invalid({ endDate: `${row.kind}最多${rule.max}天` })
  await lockPerson(scene, row.userId)
  await demandOpenDays(tx, row.userId, row.startDate, row.endDate)
  await demandApart(tx, row)
  await demandInTime(scene)
  if (rule.balance) await demandBalance(scene)
}

const demandApart = async (tx: Sql, row: Values): Promise<void> => {
  const [other] = await tx.query(
    `select from store.rest_day r where r.user_id = $1 and r.id <> $2 and r.status in ('待一级审核', '通过', '变更中') and r.rest_status <> '已销假'
       and app.half_at(r.start_date, r.start_half, '上午') < app.half_at($5, $6, '下午')
       and app.half_at(coalesce(r.actual_end, r.end_date), coalesce(r.actual_end_half, r.end_half), '下午') > app.half_at($3, $4, '上午') limit 1`,
    [row.userId, row.id, row.startDate, row.startHalf, row.endDate, row.endHalf],
  )
  if (other) throw conflict('与已有请假时间重叠')
}

const demandInTime = async ({ tx, row, before, writer }: Scene<'restDay'>): Promise<void> => {
  if (String(before?.status).startsWith('待') || has(writer.actor.entries, 'restDay:manage')) return
  const [found] = await tx.query<{ first: string }>('select app.add_work_days($1, -3)::text as first', [today()])
  if (String(row.startDate) < String(found?.first)) throw invalid({ startDate: '请假须在3个工作日内补办' })
}

/** The lots must cover every hour after what already waits; what a change has drawn before counts with them. */
const demandBalance = async ({ tx, writer, row }: Scene<'restDay'>): Promise<void> => {
  const held = await heldBy({ tx, writer }, { module: 'restDay', id: row.id, userId: row.userId })
  const own = new Map(held.map(({ id, left }) => [id, left]))
  const free = await lotsOf({ tx, writer }, row.userId, row.kind)
  const dead = held.filter(({ id, kind }) => kind === row.kind && !free.some((lot) => lot.id === id))
  const lots = [...free.map((lot) => ({ ...lot, left: lot.left + (own.get(lot.id) ?? 0) })), ...dead]
  const waiting = await tx.query<{ day: string }>(
    'select day::text from app.leave_waiting($1, $2, $3) order by since, 1, half',
    [row.userId, row.kind, row.id],
  )
  const wanted = await tx.query<{ day: string }>('select day::text from app.half_days($1, $2, $3, $4, false)', [
    row.startDate,
    row.startHalf,
    row.endDate,
    row.endHalf,
  ])
  const days = [...waiting, ...wanted].map(({ day }) => day)
  const covered = coveredHours(lots, days, wanted.length, row.kind === '年假')
  row.balanceBefore = (free.reduce((sum, { left }) => sum + left, 0) / 2).toFixed(1)
  if (covered < wanted.length * 4) throw invalid({ kind: `${row.kind}余额不足，可用${covered}小时` })
}
