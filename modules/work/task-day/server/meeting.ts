import type { Sql } from '@chengban/engine/db/sql.ts'
import type { DayOf } from './own-day.ts'

/** The evening meeting of the day that has the person, else the morning one. */
export const meetingOf = async (
  tx: Sql,
  { userId, date }: Pick<DayOf, 'date'> & { readonly userId: string | null },
): Promise<string | null> => {
  const [found] = await tx.query<{ id: string }>(
    `select w.id from store.work_day w join store.meeting_kind k on k.id = w.kind
     where (w.date at time zone 'Asia/Shanghai')::date = $2::date and k.type in ('夕会', '晨会') and w.status <> '已取消'
       and exists (select from store.work_day_attend a where a.work_day_id = w.id and a.user_id = $1)
     order by k.type = '夕会' desc, w.date, w.id limit 1`,
    [userId, date],
  )
  return found?.id ?? null
}
