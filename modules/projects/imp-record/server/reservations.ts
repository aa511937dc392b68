import type { CallHandler } from '@chengban/engine/call.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { shanghai } from '@chengban/kernel/kinds/date.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { allReservation, times } from '../reservations.call.ts'

const mostDays = 92
const day = 86_400_000

/** From the beginning of the first day to the end of the last, of +08:00. */
const within = (date1: string, date2: string): readonly [string, string] => {
  if (date1 > date2) throw invalid({ date2: '日期错误' })
  const end = new Date(Date.parse(`${date2}T00:00:00+08:00`) + day).toISOString()
  return [`${date1}T00:00:00+08:00`, end]
}

type Visit = AnswerOf<typeof allReservation>['nodes'][number]

/** Lists visits in the period. A visit the caller may not read has no project, so a filter by project leaves it out. */
export const visits: CallHandler<typeof allReservation> = async (engine, { date1, date2, userId, projectId }) => {
  const [first, last] = within(date1, date2)
  if ((Date.parse(date2) - Date.parse(date1)) / day >= mostDays) throw invalid({ date2: '日期错误' })
  const nodes = await engine.read<Visit>({
    text: `select r.id, r.project_id as "projectId",
        coalesce(case when r.id is not null then rule.label_project(r.project_id) ->> 'name' end, '已占用') as "projectName",
        v.person as "userId", v.companions as "coUserIds", v.kind as type, v.starts as "tzStart", v.ends as "tzEnd",
        r.place, v.state as status
      from app.visits_between($1, $2) v left join public.imp_record r on r.id = v.id
      where ($3::uuid is null or v.person = $3 or $3 = any (v.companions)) and ($4::uuid is null or r.project_id = $4)
      order by v.starts, v.person, v.ends`,
    params: [first, last, userId ?? null, projectId ?? null],
  })
  const shown = nodes.map((node) => ({ ...node, tzStart: shanghai(node.tzStart), tzEnd: shanghai(node.tzEnd) }))
  return { nodes: shown, totalCount: nodes.length }
}

const figures = `count(*)::int as times, coalesce(sum(days), 0)::numeric(12, 1)::text as days,
  count(*) filter (where type = '现场')::int as "onSiteTimes",
  coalesce(sum(days) filter (where type = '现场'), 0)::numeric(12, 1)::text as "onSiteDays",
  count(*) filter (where type = '远程')::int as "remoteTimes",
  coalesce(sum(hours), 0)::numeric(12, 1)::text as hours, avg(satisfaction)::numeric(12, 1)::text as satisfaction`

/** Each visit once in the whole; beside that, of everybody who went. */
export const visitTimes: CallHandler<typeof times> = async (engine, input) => {
  const { date1, date2, userId, projectId, type, principalId } = input
  const [found] = await engine.read<AnswerOf<typeof times>>({
    text: `with r as materialized (
        select r.id, r.user_id, r.co_user_ids, r.type, r.days, r.hours, r.satisfaction from public.imp_record r
        where r.status = '已确认' and r.tz_start >= $1 and r.tz_start < $2
          and ($3::uuid is null or r.user_id = $3 or $3 = any (r.co_user_ids)) and ($4::uuid is null or r.project_id = $4)
          and (($5::text is null and $6::uuid is null) or exists (select from public.project p where p.id = r.project_id
            and ($5::text is null or p.type = $5) and ($6::uuid is null or p.principal_id = $6)))
      ), people as (
        select p.id, count(*)::int as times, sum(r.days)::numeric(12, 1)::text as days
        from r, unnest(array[r.user_id] || r.co_user_ids) p (id) where $3::uuid is null or p.id = $3 group by p.id
      )
      select ${figures}, (select coalesce(jsonb_agg(jsonb_build_object(
        'userId', p.id, 'name', rule.label_user(p.id) ->> 'name', 'times', p.times, 'days', p.days)
        order by p.times desc, p.id), '[]') from people p) as "byUser" from r`,
    params: [...within(date1, date2), userId ?? null, projectId ?? null, type ?? null, principalId ?? null],
  })
  if (!found) throw new Error('figures are one row')
  return found
}
