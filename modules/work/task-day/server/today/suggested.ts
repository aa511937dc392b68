import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Item } from '../lines.ts'
import type { DayOf } from '../own-day.ts'

/** A line that is offered: nobody has planned it yet. */
export interface Offered {
  readonly sourceType: Item['sourceType']
  readonly sourceId: string | null
  readonly title: string
  readonly projectId: string | null
  readonly planHours: string
  readonly isCarry: boolean
}

/** What a person may mean to do on a day, each source once, by where it comes from. */
export const suggested = (tx: Sql, { userId, date }: DayOf): Promise<Offered[]> =>
  tx.query<Offered>(offeredSql, [userId, date])

const sourced = (rank: number, kind: string, table: string, where: string, order: string): string =>
  `select ${rank} as rank, row_number() over (order by ${order}, s.id) as place, '${kind}' as kind, s.id::text as source,
     s.name as title, ${kind === 'workDay' ? 'null::uuid' : 's.project_id'} as project, false as carried,
     null::numeric as remain
   from public.${table} s where ${where}`

const planned = (rank: number, carried: boolean, plan: string): string =>
  `select ${rank}, row_number() over (order by i.sort, i.id), i.source_type, i.source_id, i.title, i.project_id, ${carried},
     i.remain_hours
   from store.plan_item i where ${plan}`

const tries = (working: string): string =>
  `s.solver_id = $1 and s.status in (${working}) or s.tester_id = $1 and s.status = '待测试'`
const onDay = `(s.date at time zone 'Asia/Shanghai')::date = $2::date`

const lastDay = `select d.id from store.task_day d where d.user_id = $1 and d.date < $2::date and d.tz_save is not null
  order by d.date desc limit 1`
const thisWeek = `select w.id from store.task_week w where w.user_id = $1
  and w.week_start = $2::date - (extract(isodow from $2::date)::int - 1)`
const weekday = `i.days @> to_jsonb(extract(isodow from $2::date)::int)`
const attends = `exists (select from store.work_day_attend a where a.work_day_id = s.id and a.user_id = $1)`

const offers = [
  planned(1, true, `i.task_day_id = (${lastDay}) and not i.is_done`),
  planned(2, false, `i.task_week_id = (${thisWeek}) and ${weekday}`),
  sourced(
    3,
    'task',
    'task',
    `s.designee = $1 and s.status in ('待开始', '进行中') and s.date <= app.add_work_days($2::date, 2)`,
    's.date, s.sort',
  ),
  sourced(4, 'bug', 'bug', tries(`'已确认', '处理中'`), 's.end_time nulls last'),
  sourced(5, 'applyFor', 'apply_for', tries(`'开发中'`), 's.end_time nulls last'),
  sourced(
    6,
    'wbsTask',
    'wbs_task',
    `s.user_id = $1 and s.status = '进行中' and not exists (select from store.wbs_task c where c.parent_id = s.id)`,
    's.tz_end nulls last',
  ),
  sourced(7, 'workDay', 'work_day', `s.status <> '已取消' and ${onDay} and ${attends}`, 's.date'),
]

const left = (kind: string, table: string, remain: string): string =>
  `select ${remain} as remain from public.${table} s
   where s.id = case when o.kind = '${kind}' then o.source::uuid end`
const byPredict = 'greatest(0, s.predict - coalesce(s.actual_hours, 0))'

/** Remaining hours of a source by its estimate; for a meeting, its length. */
const leftSql = [
  ...[
    ['task', 'task'],
    ['extraTask', 'extra_task'],
    ['bug', 'bug'],
    ['applyFor', 'apply_for'],
  ].map(([kind, table]) => left(kind ?? '', table ?? '', byPredict)),
  left('wbsTask', 'wbs_task', 's.remain_hours'),
  left('workDay', 'work_day', 'extract(epoch from s.end_date - s.date) / 3600'),
].join(' union all ')

/**
 * Suggested hours: the remaining hours the person reported last, else the estimated remainder, rounded up to half
 * hours.
 */
const offeredSql = `with offers (rank, place, kind, source, title, project, carried, remain) as (${offers.join(' union all ')}),
  once as (
    select distinct on (o.kind, coalesce(o.source, o.title)) o.* from offers o
    order by o.kind, coalesce(o.source, o.title), o.rank, o.place
  )
  select o.kind as "sourceType", o.source as "sourceId", o.title, o.project as "projectId", o.carried as "isCarry",
    least(8, greatest(0.5, ceil(2 * coalesce(case when o.kind <> 'workDay' then coalesce(o.remain, said.remain) end,
      thought.remain, 1)) / 2))::numeric(4, 1)::text as "planHours"
  from once o left join lateral (
    select i.remain_hours as remain from store.plan_item i join store.task_day d on d.id = i.task_day_id
    where i.source_type = o.kind and i.source_id = o.source and d.user_id = $1 and d.date < $2::date
      and d.tz_save is not null
    order by d.date desc limit 1) said on true left join lateral (${leftSql}) thought on true
  order by o.rank, o.place`
