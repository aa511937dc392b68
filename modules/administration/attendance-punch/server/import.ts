import type { CallHandler } from '@chengban/engine/call.ts'
import { clock, today } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { addDays, lastDay } from '@chengban/kernel/days.ts'
import { isDay } from '@chengban/kernel/kinds/date.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { makeDays } from '../../attendance/server/make-days.ts'
import { recalculate } from '../../attendance/server/recalculate.ts'
import { dayOfPunch, midnight, reckoningOf } from '../../attendance/server/rule.ts'
import { attendancePunch } from '../attendance-punch.entity.ts'
import type { importPunch } from '../import-punch.call.ts'
import { addPunches } from './add.ts'

const most = 20_000

interface Sent {
  readonly jobNumber: string
  readonly tzPunch: string
  readonly isOutside: boolean
}

export const importPunches: CallHandler<typeof importPunch> = (engine, { rows: given, dryRun }) => {
  const rows = readRows(given)
  const { writer } = engine
  const work = async (tx: Sql) => {
    const within = { tx, writer }
    const { errors, punches } = await judge(tx, rows)
    if (errors.length > 0) return { created: 0, skipped: 0, days: 0, errors }
    const created = await addPunches(tx, punches, '导入')
    const days = await reckonAnew(within, punches)
    return { created, skipped: rows.length - created, days, errors }
  }
  return (dryRun ? engine.trying() : engine).write(attendancePunch, work)
}

const readRows = (given: unknown): Sent[] => {
  const rows = Array.isArray(given) ? given : []
  if (rows.length === 0) throw invalid({ rows: '请选择打卡记录' })
  if (rows.length > most) throw invalid({ rows: `一次最多导入${most}条` })
  return rows.map((row: { jobNumber?: unknown; tzPunch?: unknown; isOutside?: unknown } | null) => ({
    jobNumber: String(row?.jobNumber ?? '').trim(),
    tzPunch: String(row?.tzPunch ?? ''),
    isOutside: row?.isOutside === true,
  }))
}

interface Person {
  readonly id: string
  readonly jobNumber: string
  readonly needAttendance: boolean
  readonly locked: readonly string[]
}

/** Returns an error message for each invalid row, and the punches of the valid rows. */
const judge = async (tx: Sql, rows: readonly Sent[]) => {
  const rule = await reckoningOf(tx)
  const people = await tx.query<Person>(
    `select u.id::text, u.job_number as "jobNumber", u.need_attendance as "needAttendance",
       array (select m.month from store.attendance_month m where m.user_id = u.id and m.status = '已锁定') as locked
     from store."user" u where u.job_number = any ($1) order by u.id`,
    [[...new Set(rows.map(({ jobNumber }) => jobNumber))]],
  )
  const known = new Map(people.map((one) => [one.jobNumber, one]))
  const errors: { index: number; message: string }[] = []
  const punches = rows.flatMap(({ jobNumber, tzPunch, isOutside }, index) => {
    const person = known.get(jobNumber)
    const at = instantOf(tzPunch)
    const message = wrong(person, at, (instant) => dayOfPunch(instant, rule).slice(0, 7))
    if (message) errors.push({ index, message })
    if (message || !person) return []
    const instant = new Date(Math.floor(at / 60_000) * 60_000).toISOString()
    return [{ userId: person.id, tzPunch: instant, isOutside, month: dayOfPunch(instant, rule).slice(0, 7) }]
  })
  return { errors, punches }
}

/** As a clock writes it, with or without a zone; NaN where there is no such day or hour. */
const instantOf = (text: string): number => {
  const [, day = '', hour = '', zone = '+08:00'] = /^(\S{10})[T ](\S+?)(Z|[+-]\d\d:?\d\d)?$/i.exec(text.trim()) ?? []
  return isDay(day) ? Date.parse(`${day}T${hour}${zone}`) : Number.NaN
}

const wrong = (person: Person | undefined, at: number, monthOf: (instant: string) => string): string | undefined => {
  if (!person) return '工号不存在'
  if (Number.isNaN(at)) return '打卡时间格式错误'
  if (at > clock.now().getTime()) return '打卡时间不能晚于现在'
  if (!person.needAttendance) return '该人员无需考勤'
  return person.locked.includes(monthOf(new Date(at).toISOString())) ? '该月考勤已锁定' : undefined
}

interface Punched {
  readonly userId: string
  readonly tzPunch: string
  readonly month: string
}

/**
 * Creates and recalculates every past day in the months of these punches, and today's row for people who punched today.
 */
export const reckonAnew = async (within: Within, punches: readonly Punched[]): Promise<number> => {
  let days = 0
  for (const month of [...new Set(punches.map((one) => one.month))].sort()) {
    const people = [...new Set(punches.filter((one) => one.month === month).map(({ userId }) => userId))].sort()
    days += await makeDays(within, people, `${month}-01`, lastToMake(month, punches))
    days += await recalculate(within, people, month)
  }
  return days
}

const lastToMake = (month: string, punches: readonly Punched[]): string => {
  const isToday = punches.some(({ tzPunch }) => tzPunch >= new Date(midnight(today())).toISOString())
  const last = isToday ? today() : addDays(today(), -1)
  return last.startsWith(month) ? last : lastDay(`${month}-01`)
}
