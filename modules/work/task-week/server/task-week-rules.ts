import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler, Scene, Values } from '@chengban/engine/row/scene.ts'
import { addDays } from '@chengban/kernel/days.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import { weekWindow } from '../../report/server/windows.ts'

/** A plan joins the board of the week that names its person. */
export const taskWeekCheck: Handler<'taskWeek'> = async ({ tx, before, row }) => {
  row.workDayId = await weekMeeting(tx, row)
  if (before) return
  const [comb] = await tx.query<{ id: string }>(
    `select c.id from store.week_task_comb c join store.week_task_comb_user_ids m on m.week_task_comb_id = c.id
     where c.week_start = $1 and c.status in ('编制中', '已下发') and m.user_id = $2 order by c.tz_create limit 1`,
    [row.weekStart, row.userId],
  )
  row.weekTaskCombId = comb?.id ?? null
}

/** The meeting of the week that has the person, the last of them. */
const weekMeeting = async (tx: Sql, { userId, weekStart }: Scene<'taskWeek'>['row']): Promise<string | null> => {
  const [found] = await tx.query<{ id: string }>(
    `select w.id from store.work_day w join store.meeting_kind k on k.id = w.kind
     where (w.date at time zone 'Asia/Shanghai')::date between $2::date and $2::date + 6
       and k.type = '周例会' and w.status <> '已取消'
       and exists (select from store.work_day_attend a where a.work_day_id = w.id and a.user_id = $1)
     order by w.date desc, w.id limit 1`,
    [userId, weekStart],
  )
  return found?.id ?? null
}

/** From noon of the last working day of the week. */
export const taskWeekSave: Handler<'taskWeek'> = async ({ tx, before, row }) => {
  const sunday = addDays(String(row.weekStart), 6)
  const [last] = await tx.query<{ day: string }>(
    `select max(d.day)::date::text as day from generate_series($1::date, $2::date, interval '1 day') d (day)
     where app.work_days(d.day::date - 1, d.day::date) = 1`,
    [row.weekStart, sunday],
  )
  const opens = Date.parse(`${last?.day ?? sunday}T12:00:00+08:00`)
  if (clock.now().getTime() < opens) throw invalid({ weekStart: '未到填写时间' })
  if (before?.status !== '退回') await demandUnlocked(tx, row)
  row.workDayId = await weekMeeting(tx, row)
}

/** Allows reporting a week until its report is locked, or while it is unlocked. */
const demandUnlocked = async (tx: Sql, { userId, weekStart }: Values): Promise<void> => {
  const [report] = await tx.query<{ tzLock: string | null; tzUnlock: string | null }>(
    `select w.tz_lock as "tzLock", w.tz_unlock as "tzUnlock" from store.week_work w where w.user_id = $1 and w.week_start = $2`,
    [userId, weekStart],
  )
  const tzLock = report ? report.tzLock : (await weekWindow(tx, String(weekStart)))?.tzLock
  const isOpen = (until: string | null | undefined) => until && clock.now().getTime() < new Date(until).getTime() + 1000
  if (tzLock && !isOpen(tzLock) && !isOpen(report?.tzUnlock)) throw conflict('填报已锁定，请申请解锁')
}
