import { clock } from '@chengban/engine/clock.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'
import { addDays } from '@chengban/kernel/days.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { demandDraft } from '../../server/draft.ts'

/** A plan joins the board of the week that names its person. */
export const checkWeek: Handler<'taskWeek'> = async ({ tx, before, row }) => {
  if (before) return
  const [comb] = await tx.query<{ id: string }>(
    `select c.id from store.week_task_comb c join store.week_task_comb_user_ids m on m.week_task_comb_id = c.id
     where c.week_start = $1 and c.status in ('编制中', '已下发') and m.user_id = $2 order by c.tz_create limit 1`,
    [row.weekStart, row.userId],
  )
  row.weekTaskCombId = comb?.id ?? null
}

export const removingWeek: Handler<'taskWeek'> = ({ row }) => demandDraft(row.status)

/** From noon of the last working day of the week. */
export const checkWeekSave: Handler<'taskWeek'> = async ({ tx, row }) => {
  const sunday = addDays(String(row.weekStart), 6)
  const [last] = await tx.query<{ day: string }>(
    `select max(d.day)::date::text as day from generate_series($1::date, $2::date, interval '1 day') d (day)
     where app.work_days(d.day::date - 1, d.day::date) = 1`,
    [row.weekStart, sunday],
  )
  const opens = Date.parse(`${last?.day ?? sunday}T12:00:00+08:00`)
  if (clock.now().getTime() < opens) throw invalid({ weekStart: '未到填写时间' })
}
