import { today } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'
import { conflict } from '@chengban/kernel/refusal.ts'

/** Days gone by of a week whose report is still empty, begun or locked. */
export const missingDailies = async (tx: Sql, userId: string, monday: string): Promise<string[]> => {
  const missing = await tx.query<{ day: string }>(
    `select t.date::text as day from (
       select d.date, d.status from store.daily_work d where d.user_id = $1
       union all select m.date, m.status from store.market_work m where m.user_id = $1
     ) t
     where t.date between $2::date and least($2::date + 6, $3::date - 1) and t.status in ('未填', '草稿', '已锁定')
     order by t.date`,
    [userId, monday, today()],
  )
  return missing.map(({ day }) => day)
}

export const shortDay = (day: string): string => day.slice(5)

/** Refuses the week's report while a past working day of it has a missing, draft or locked daily report. */
export const weekWorkDailies: Handler<'weekWork'> = async ({ tx, row }) => {
  const missing = await missingDailies(tx, row.userId, row.weekStart)
  if (missing.length) throw conflict(`日报未交：${missing.map(shortDay).join('、')}`)
}
