import { today } from '@chengban/engine/clock.ts'
import { asSystem, type Handler, type Within } from '@chengban/engine/row/scene.ts'
import { create } from '@chengban/engine/write/save.ts'
import { mondayOf } from '@chengban/kernel/days.ts'
import { followCalendar } from '@chengban/modules/administration/attendance/server/calendar.ts'
import { weekWork } from '../../week-work/week-work.entity.ts'
import { type DailyKind, dailyKinds } from './owed.ts'

interface Owing {
  readonly id: string
  readonly kind: DailyKind
  readonly owesDay: boolean
  readonly owesWeek: boolean
}

/** Who is back at work owes the report of the day from now on. */
export const userEnabled: Handler<'user'> = ({ tx, writer, row }) => oweToday({ tx, writer }, row.id)

/** Recalculates what depends on the calendar; reports become due on a day that turns into a working day. */
export const holidaySaved: Handler<'holiday'> = async (scene) => {
  const { tx, writer, before, row } = scene
  await followCalendar(scene)
  if (row.date === today() || before?.date === today()) await oweToday({ tx, writer }, null)
}

/** The reports that the night would have made, had it known. */
const oweToday = async ({ tx, writer }: Within, person: string | null): Promise<void> => {
  const [date, system] = [today(), asSystem(writer)]
  const weekStart = mondayOf(date)
  for (const { id: userId, kind, owesDay, owesWeek } of await tx.query<Owing>(owingSql, [date, weekStart, person])) {
    if (owesDay) await create(tx, system, dailyKinds[kind], { userId, date })
    if (owesWeek) await create(tx, system, weekWork, { userId, weekStart })
  }
}

/** Of a working day by the main roles of now; the parameters are day, Monday, and one person or null for all. */
const owingSql = `select u.id, case r.user_group when '销售' then 'marketWork' else 'dailyWork' end as kind,
    not exists (select from store.daily_work d where d.user_id = u.id and d.date = $1::date)
      and not exists (select from store.market_work m where m.user_id = u.id and m.date = $1::date) as "owesDay",
    app.add_work_days($2::date + 7, -1) = $1::date
      and not exists (select from store.week_work w where w.user_id = u.id and w.week_start = $2::date) as "owesWeek"
  from store."user" u left join store.role r on r.id = u.role_id
  where app.is_work_day($1::date) and u.status = '在职' and u.is_enable and u.is_work
    and r.user_group is distinct from '管理层' and ($3::uuid is null or u.id = $3)
  order by u.id`
