import { today } from '@chengban/engine/clock.ts'
import { linkTo, notify } from '@chengban/engine/row/announce.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'
import { asSystem, authorOf, type Scene, type Within } from '@chengban/engine/row/scene.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { addDays } from '@chengban/kernel/days.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { overtimeHours } from '../../overtime/hours.ts'
import { mayRestFor, rateOn } from '../../overtime/server/overtime-rules.ts'
import { restDay } from '../../rest-day/rest-day.entity.ts'
import { halfDays, ruleOf } from '../../rest-day/server/days.ts'
import { drawLeave, giveBack } from '../../rest-day/server/draw.ts'
import { lockPerson } from '../../rest-day-ledger/server/post.ts'
import { dayKindOn } from '../../server/day-kind.ts'
import { recalculate } from './recalculate.ts'
import { reckoningOf } from './rule.ts'

// Decision 108: A changed calendar changes approved overtime and leave

/**
 * holiday/saved, holiday/removed: recalculates attendance, overtime and leave of the days whose calendar entry changed.
 */
export const followCalendar = async ({ tx, writer, before, row }: Scene<'holiday'>): Promise<void> => {
  const within = { tx, writer: asSystem(writer) }
  const days = new Set([before?.date, row.date].filter((day) => day !== undefined))
  for (const day of [...days].sort()) {
    await reckonDay(within, day)
    await reckonOvertime(within, day)
    await reckonLeave(within, day)
  }
}

/** The day itself, and with it the later ones of its month; locked months stay. */
const reckonDay = async (within: Within, date: string): Promise<void> => {
  if (date > today()) return
  const month = date.slice(0, 7)
  const locked = await find(within, 'attendanceMonth', { month, status: '已锁定' }, { isLocked: true })
  const closed = new Set(locked.map(({ userId }) => userId))
  const dayKind = await dayKindOn(within.tx, date)
  const rows = await change(within, 'attendance', { date }, ({ userId }) =>
    closed.has(userId) ? undefined : { dayKind },
  )
  const people = rows.map(({ userId }) => userId)
  if (people.length > 0) await recalculate(within, people, month)
}

/** Recalculates overtime not yet verified; where the day may not be taken as leave now, it is paid. */
const reckonOvertime = async (within: Within, date: string): Promise<void> => {
  const holiday = await dayKindOn(within.tx, date)
  const rate = await rateOn(within.tx, holiday)
  const mayRest = await mayRestFor(within.tx, holiday)
  const { halves } = await reckoningOf(within.tx)
  await change(within, 'overtime', { date, settle: '未核实' }, ({ tzStart, tzEnd, way }) => ({
    ...{ holiday, rate, way: mayRest ? way : '加班费' },
    time: overtimeHours(tzStart, tzEnd, holiday === '工作日', halves),
  }))
}

/** Leave that has not begun takes the days that are left to work. */
const reckonLeave = async (within: Within, date: string): Promise<void> => {
  const startDate = { from: addDays(today(), 1), to: date }
  const leaves = await find(within, 'restDay', { startDate, status: ['待一级审核', '通过'] })
  for (const leave of leaves) if (leave.endDate >= date) await reckonOne(within, leave)
}

const reckonOne = async (within: Within, { id, userId }: RowOf<'restDay'>): Promise<void> => {
  await lockPerson(within, userId)
  const [leave] = await find(within, 'restDay', id, { isLocked: true })
  if (!leave || leave.restStatus === '已销假') return
  const { calendar = false, balance = false } = await ruleOf(within.tx, leave.kind)
  const halves = (await halfDays(within.tx, { ...leave, actualEnd: null, actualEndHalf: null }, calendar)).length
  const days = (halves / 2).toFixed(1)
  if (days === leave.days) return
  const isPassed = leave.status === '通过'
  if (isPassed && balance && !(await isDrawn(within, leave, halves))) return tellShort(within, leave)
  await change(within, 'restDay', id, { days, ...(isPassed ? { actualDays: days } : {}) })
}

/** Whether the lots cover what the leave takes now; where they do not, nothing was drawn. */
const isDrawn = async (within: Within, leave: RowOf<'restDay'>, halves: number): Promise<boolean> => {
  try {
    await (halves === 0 ? giveBack(within, leave, 0) : drawLeave(within, leave))
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

const tellShort = async (within: Within, { id, userId, kind, startDate }: RowOf<'restDay'>): Promise<void> => {
  const { tx, writer } = within
  const keepers = await tx.query<{ id: string }>(
    `select id::text from app.holders_of('restDay:manage', app.now()) h (id)`,
  )
  const title = `【请假】${startDate}的${kind}因节假日调整余额不足，请处理`
  const about = { senderId: authorOf(writer), kind: '通知', title, module: 'restDay', relevanceId: id } as const
  const heard = new Set([userId, ...keepers.map((one) => one.id)])
  await notify(
    tx,
    [...heard].map((one) => ({ ...about, userId: one, link: linkTo(restDay, id) })),
  )
}

export const holidayRemoved: Handler<'holiday'> = (scene) => followCalendar(scene)
