import type { CallHandler } from '@chengban/engine/call.ts'
import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { recalculate } from '../../attendance/server/recalculate.ts'
import { dayOfPunch, reckoningOf } from '../../attendance/server/rule.ts'
import { attendancePunch } from '../attendance-punch.entity.ts'
import type { importPunch } from '../import.call.ts'
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

/** What is wrong with each row, and the punches of those that are right. */
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
    const at = Date.parse(/[zZ]|[+-]\d\d:?\d\d$/.test(tzPunch) ? tzPunch : `${tzPunch.replace(' ', 'T')}+08:00`)
    const message = wrong(person, at, (instant) => dayOfPunch(instant, rule).slice(0, 7))
    if (message) errors.push({ index, message })
    if (message || !person) return []
    const instant = new Date(Math.floor(at / 60_000) * 60_000).toISOString()
    return [{ userId: person.id, tzPunch: instant, isOutside, month: dayOfPunch(instant, rule).slice(0, 7) }]
  })
  return { errors, punches }
}

const wrong = (person: Person | undefined, at: number, monthOf: (instant: string) => string): string | undefined => {
  if (!person) return '工号不存在'
  if (Number.isNaN(at)) return '打卡时间格式错误'
  if (at > clock.now().getTime()) return '打卡时间不能晚于现在'
  if (!person.needAttendance) return '该人员无需考勤'
  return person.locked.includes(monthOf(new Date(at).toISOString())) ? '该月考勤已锁定' : undefined
}

/** The days of these punches, and those that follow from them in their months. */
export const reckonAnew = async (
  within: Within,
  punches: readonly { readonly userId: string; readonly month: string }[],
): Promise<number> => {
  let days = 0
  for (const month of [...new Set(punches.map((one) => one.month))].sort()) {
    const people = [...new Set(punches.filter((one) => one.month === month).map(({ userId }) => userId))].sort()
    days += await recalculate(within, people, month)
  }
  return days
}
