import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler, Scene, Values } from '@chengban/engine/row/scene.ts'
import { checkGuards } from '@chengban/engine/rules/guards.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { settingSql } from '@chengban/modules/platform/config/server/setting.ts'
import { windows } from '../handing-in.ts'

/** Of one day: open in its afternoon, due in its evening, locked with the end of the next working day. */
export const reportDay: Handler = async (scene) => {
  await written(scene, async ({ tx, row }) => {
    const [found] = await tx.query(daySql, [row.date])
    if (!found) throw invalid({ date: '当日无需填写日报' })
    Object.assign(row, found)
  })
  await nameDay(scene)
}

/** Of a week: open at noon of its last working day, due on the first and locked on the third working day after it. */
export const reportWeek: Handler = async (scene) => {
  await written(scene, async ({ tx, entity, row }) => {
    const [found] = await tx.query<Values>(weekSql, [row.weekStart])
    if (!found) throw invalid({ weekStart: '本周无需填写周报' })
    const { day, ...times } = found
    Object.assign(row, times, entity.fields.date ? { date: day } : {})
  })
  await nameWeek(scene)
}

export interface WeekWindow {
  readonly tzOpen: string | null
  readonly tzDue: string | null
  readonly tzLock: string | null
}

/** Of the week that begins on a Monday; undefined where nobody works in it. */
export const weekWindow = async (tx: Sql, monday: string): Promise<WeekWindow | undefined> => {
  const [found] = await tx.query<WeekWindow>(weekSql, [monday])
  return found
}

/** Links the report to the day plan, if one exists. */
const nameDay = async ({ tx, row }: Scene): Promise<void> => {
  const [plan] = await tx.query<{ id: string }>('select id from store.task_day where user_id = $1 and date = $2', [
    row.userId,
    row.date,
  ])
  row.taskDayId = plan?.id ?? null
}

const nameWeek = async ({ tx, entity, row }: Scene): Promise<void> => {
  if (!entity.fields.taskWeekId) return
  const [plan] = await tx.query<{ id: string }>(
    'select id from store.task_week where user_id = $1 and week_start = $2',
    [row.userId, row.weekStart],
  )
  row.taskWeekId = plan?.id ?? null
}

/** Of a month: open on its last working day, due on the third and locked on the sixth working day of the next. */
export const reportMonth: Handler<'manageReport'> = (scene) =>
  written(scene, async () => {
    const { tx, row } = scene
    const [found] = await tx.query(monthSql, [row.year, row.month])
    Object.assign(row, found)
    row.pmoId ??= await lastPmo(scene)
  })

/** Returns the PMO of the department's previous report. */
const lastPmo = async ({ tx, row }: Scene<'manageReport'>): Promise<string | null> => {
  const { departmentId, year, month } = row
  const [last] = await tx.query<{ id: string | null }>(
    `select r.pmo_id as id from store.manage_report r where r.department_id = $1 and (r.year, r.month) < ($2, $3)
     order by r.year desc, r.month desc limit 1`,
    [departmentId, year, month],
  )
  return last?.id ?? null
}

/**
 * Sets the window of a new report. Later, people may write only within it, the system at any time, and an empty report
 * becomes a draft.
 */
const written = async (scene: Scene, open: (scene: Scene) => Promise<void>): Promise<void> => {
  if (!scene.before) return open(scene)
  if (!scene.writer.isSystem) await checkGuards(scene, windows)
  if (scene.row.status === '未填') scene.row.status = '草稿'
}

const at = (day: string, time: string): string => `((${day}) + ${time}) at time zone 'Asia/Shanghai'`
const hour = (text: string): string => `time '${text}'`

const daySql = `select ${at('$1::date', settingSql('report.dailyOpen'))} as "tzOpen",
    ${at('$1::date', settingSql('report.dailyDue'))} as "tzDue",
    ${at('app.add_work_days($1::date, 1)', settingSql('report.dailyLock', 'time'))} as "tzLock"
  where app.is_work_day($1::date)`

const weekSql = `select l.day, ${at('l.day', hour('12:00'))} as "tzOpen",
    ${at('app.add_work_days($1::date + 6, 1)', hour('10:00'))} as "tzDue",
    ${at('app.add_work_days($1::date + 6, 3)', hour('18:00'))} as "tzLock"
  from app.add_work_days($1::date + 7, -1) l (day) where l.day >= $1::date`

const monthSql = `select ${at('app.add_work_days(m.next, -1)', hour('09:00'))} as "tzOpen",
    ${at('app.add_work_days(m.next - 1, 3)', hour('18:00'))} as "tzDue",
    ${at('app.add_work_days(m.next - 1, 6)', hour('18:00'))} as "tzLock"
  from (select (make_date($1, $2, 1) + interval '1 month')::date as next) m`

/** A locked report is open again for the hours configured. */
export const reportUnlock: Handler = async ({ tx, row }) => {
  row.tzUnlock = await untilWhen(tx)
}

const untilWhen = async (tx: Sql): Promise<string | null> => {
  const [found] = await tx.query<{ until: string }>(
    `select app.now() + make_interval(hours => ${settingSql('report.unlockHours')}) as until`,
  )
  return found?.until ?? null
}
