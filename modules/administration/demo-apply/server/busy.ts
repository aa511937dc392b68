import type { CallHandler } from '@chengban/engine/call.ts'
import { awayFrom, awayUntil } from '../../rest-day/server/absent.ts'
import type { demonstratorsBusy } from '../busy.call.ts'
import { isAway, isTaking } from './taken.ts'

/** Returns the busy hours of people, each only as 演示, 会议 or 不在: the details keep their own rights. */
export const readBusy: CallHandler<typeof demonstratorsBusy> = (engine, { userIds, tzStart, except }) =>
  engine.asHouse('each hour is told as 演示, 会议 or 不在 alone', async (tx) => {
    const rows = await tx.query<{ words: string }>(text, [userIds, tzStart, except ?? null])
    return { busy: rows.map(({ words }) => words), free: rows.length === 0 ? '全天空闲' : null }
  })

const text = `
  with day as (
    select ($2::timestamptz at time zone 'Asia/Shanghai')::date as day
  ), spans as (
    select l.user_id, d.tz_start as begin, d.tz_end as until, '演示' as what from store.demo_apply d
    join store.demo_apply_demo_user_ids l on l.demo_apply_id = d.id
    where d.id is distinct from $3::uuid and ${isTaking}
    union all
    select a.user_id, w.date, w.end_date, '会议' from store.work_day w
    join store.work_day_attend a on a.work_day_id = w.id
    where w.status in ('待召开', '进行中') and a.status <> '请假'
    union all
    select r.user_id, ${awayFrom}, ${awayUntil}, '不在' from store.rest_day r where ${isAway}
  ), taken as (
    select u.name, s.what, greatest(s.begin, day.day::timestamp at time zone 'Asia/Shanghai') as begin,
      least(s.until, (day.day + 1)::timestamp at time zone 'Asia/Shanghai') as until
    from spans s join store."user" u on u.id = s.user_id cross join day
    where s.user_id = any ($1::uuid[]) and s.begin < (day.day + 1)::timestamp at time zone 'Asia/Shanghai'
      and s.until > day.day::timestamp at time zone 'Asia/Shanghai'
  )
  select name || ' ' || to_char(begin at time zone 'Asia/Shanghai', 'HH24:MI') || '-'
    || replace(to_char(until at time zone 'Asia/Shanghai', 'HH24:MI'), '00:00', '24:00') || ' ' || what as words
  from taken order by begin, name`
