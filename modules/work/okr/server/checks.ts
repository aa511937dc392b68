import type { Sql } from '@chengban/engine/db/sql.ts'

/** Whose follow-ups: of the results below a goal, or of those that people follow in a quarter; from the day on. */
interface Planned {
  readonly goalId?: string
  readonly people?: readonly string[]
  readonly year?: number
  readonly quarter?: number
  /** First day that may be due. */
  readonly from: string
  readonly creatorId: string | null
}

const given = ({ goalId, people, year, quarter, from }: Planned): unknown[] => [
  goalId ?? null,
  people ?? null,
  year ?? null,
  quarter ?? null,
  from,
]

/** Each working day, or the last one of each week or month, after a result was agreed and up to its end. */
export const planChecks = (tx: Sql, planned: Planned): Promise<{ id: string }[]> =>
  tx.query(
    `insert into store.okr_check (id, tz_create, tz_update, creator_id, okr_id, user_id, confirmer_id, date, week_start)
     select uuidv7(), app.now(), app.now(), $6, r.id, r.user_id, r.confirmer_id, d.day,
       date_trunc('week', d.day)::date
     from store.okr r,
       lateral generate_series(greatest($5::date, (r.tz_confirm at time zone 'Asia/Shanghai')::date + 1), r.end_date,
         interval '1 day') g (at),
       lateral (select g.at::date) d (day)
     where r.kind = 'KR' and r.status = '进行中' and (r.parent_id = $1::uuid
         or r.user_id = any ($2::uuid[]) and r.year = $3::integer and r.quarter = $4::integer)
       and app.is_work_day(d.day) and case r.frequency
       when '每日' then true
       when '每周' then date_trunc('week', app.add_work_days(d.day, 1)) > date_trunc('week', d.day)
       else date_trunc('month', app.add_work_days(d.day, 1)) > date_trunc('month', d.day) end
     on conflict do nothing returning id`,
    [...given(planned), planned.creatorId],
  )

/** What waits on a day that is not due any more: a holiday, another frequency, past the end. */
export const dropUnfit = (tx: Sql, planned: Planned): Promise<{ id: string }[]> =>
  tx.query(
    `delete from store.okr_check c using store.okr r
     where r.id = c.okr_id and c.status = '待跟进' and c.date >= $5::date and c.tz_back is null
       and r.kind = 'KR' and r.status = '进行中' and (r.parent_id = $1::uuid
         or r.user_id = any ($2::uuid[]) and r.year = $3::integer and r.quarter = $4::integer)
       and not (c.date <= r.end_date and app.is_work_day(c.date) and case r.frequency
       when '每日' then true
       when '每周' then date_trunc('week', app.add_work_days(c.date, 1)) > date_trunc('week', c.date)
       else date_trunc('month', app.add_work_days(c.date, 1)) > date_trunc('month', c.date) end)
     returning c.id`,
    given(planned),
  )

/** Sets results to the values of their latest follow-up, and returns the ids of those that changed. */
export const standAnew = (tx: Sql, ids: readonly string[]): Promise<{ id: string }[]> =>
  tx.query(
    `update store.okr r set current = n.value, confidence = coalesce(n.confidence, '中'), tz_update = app.now(),
       version = r.version + 1
     from store.okr k left join lateral (
       select c.value, c.confidence from store.okr_check c
       where c.okr_id = k.id and c.status in ('已跟进', '已确认') order by c.date desc limit 1
     ) n on true
     where k.id = r.id and r.id = any ($1::uuid[])
       and (r.current, r.confidence) is distinct from (n.value, coalesce(n.confidence, '中'))
     returning r.id`,
    [ids],
  )
