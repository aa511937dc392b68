import type { CallHandler } from '@chengban/engine/call.ts'
import { today } from '@chengban/engine/clock.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import type { okrWeeks } from '../datelist.call.ts'

type Week = AnswerOf<typeof okrWeeks>['nodes'][number]

/** Lists the weeks of a year. 4 January is always in its first week and 28 December in its last. */
export const readWeeks: CallHandler<typeof okrWeeks> = async (engine, { year, userId }) => {
  const nodes = await engine.read<Week>({
    text: `select w.monday::text as "weekStart", (w.monday + 6)::text as "weekEnd",
         extract(year from w.monday + 3)::integer as year, extract(quarter from w.monday + 3)::integer as quarter,
         extract(month from w.monday + 3)::integer as month, ceil(extract(day from w.monday + 3) / 7)::integer as week,
         $2::date between w.monday and w.monday + 6 as "isNow",
         coalesce(c.due, 0)::integer as due, coalesce(c.filled, 0)::integer as filled
       from (select d::date from generate_series(date_trunc('week', make_date($1, 1, 4)), make_date($1, 12, 28),
           interval '7 days') d) w (monday)
       left join (
         select c.week_start, count(*) filter (where c.status <> '免除') as due,
           count(*) filter (where c.status in ('已跟进', '已确认')) as filled
         from public.okr_check c where c.user_id = $3 group by 1
       ) c on c.week_start = w.monday
       order by w.monday`,
    params: [year ?? Number(today().slice(0, 4)), today(), userId ?? engine.writer.actor.userId],
  })
  return { nodes, totalCount: nodes.length }
}
