import type { CallHandler } from '@chengban/engine/call.ts'
import { addDays } from '@chengban/engine/statistics/period.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { learningFigures } from '../statistics.call.ts'
import { audienceOf } from './audience.ts'

type Answer = AnswerOf<typeof learningFigures>

const mostDays = 366
const shown = 20

/**
 * Returns learning figures. Ranks are computed over logs the caller may not read, so other callers receive only the top
 * places and their own.
 */
export const readFigures: CallHandler<typeof learningFigures> = async (engine, input) => {
  const { date1, date2 } = input
  if (date1 > date2 || addDays(date1, mostDays) <= date2) throw invalid({ date2: '日期错误' })
  const { people, isKeeper, isHead } = await audienceOf(engine, input)
  const me = engine.writer.actor.userId
  const [found] = await engine.asHouse('sums of learners; names of others are left out below', (tx) =>
    tx.query<Omit<Answer, 'me'>>(figuresSql, [date1, date2, people, isHead || isKeeper]),
  )
  if (!found) throw new Error('figures are one row')
  const own = found.rank.find(({ userId }) => userId === me)
  const seesAll = isKeeper || isHead
  const rank = found.rank
    .filter(({ userId }, at) => seesAll || at < shown || userId === me)
    .map((one) => (seesAll || one.userId === me ? one : { ...one, seconds: null }))
  return { ...found, rank, me: { place: own?.place ?? null, credit: own?.credit ?? '0.00' } }
}

const dayOf = (instant: string): string => `(${instant} at time zone 'Asia/Shanghai')::date`
const within = (day: string): string => `${day} between $1::date and $2::date`
const percent = (part: string, whole: string): string => `floor(${part} * 100.0 / nullif(${whole}, 0))::integer`

/** Every log once, and every day of it once: the seconds of a year are many. */
const figuresSql = `
  with l as materialized (
    select g.user_id, g.credit_taken, ${dayOf('g.tz_start')} as start, ${dayOf('g.tz_finish')} as finish,
      g.status in ('已学完', '已评分') as is_done, g.is_required and ${within('g.due_date')} as is_due, g.due_date
    from store.course_log g
  ), beat as materialized (
    select g.user_id, d.key as day, sum(d.value::integer)::integer as seconds
    from store.course_log g, jsonb_each_text(g.day_seconds) d where d.key between $1::date::text and $2::date::text group by 1, 2
  ), spent as (
    select user_id, sum(seconds)::integer as seconds from beat group by 1
  ), own as materialized (
    select * from l where $3::uuid[] is null or user_id = any ($3::uuid[])
  ), own_beat as (
    select * from beat where $3::uuid[] is null or user_id = any ($3::uuid[])
  ), days as (
    select day::date as date from generate_series($1::date, $2::date, interval '1 day') day
  ), learned as (
    select day, sum(seconds)::integer as seconds from own_beat group by 1
  ), ended as (
    select finish as day, count(*)::integer as finished from own where is_done and ${within('finish')} group by 1
  ), due as (
    select user_id, count(*) filter (where is_due) as due, count(*) filter (where is_due and is_done) as done from l group by 1
  ), won as (
    select user_id, coalesce(sum(credit_taken) filter (where ${within('finish')}), 0)::numeric(16,2) as credit,
      count(*) filter (where is_done and ${within('finish')})::integer as finished
    from l group by 1
  ), one as (
    select u.id, u.name, u.department_id, u.sort, won.credit, won.finished, coalesce(spent.seconds, 0) as seconds
    from won join store."user" u on u.id = won.user_id and u.is_enable left join spent on spent.user_id = u.id
  ), placed as (
    -- equal in credit, finished courses and seconds is equal in place
    select one.*, (rank() over (order by credit desc, finished desc, seconds desc))::integer as place
    from one where credit > 0 or finished > 0 or seconds > 0
  )
  select count(*) filter (where ${within('start')})::integer as begun,
    count(*) filter (where is_done and ${within('finish')})::integer as finished,
    count(*) filter (where is_due)::integer as required,
    count(*) filter (where is_due and is_done)::integer as "requiredDone",
    count(*) filter (where is_due and due_date < case when is_done then finish else ${dayOf('app.now()')} end)::integer as "requiredLate",
    (select coalesce(sum(seconds), 0)::integer from learned) as seconds,
    coalesce(sum(credit_taken) filter (where ${within('finish')}), 0)::numeric(16,2)::text as credit,
    ${percent('count(*) filter (where is_due and is_done)', 'count(*) filter (where is_due)')} as rate,
    (select jsonb_agg(jsonb_build_object('date', days.date, 'seconds', coalesce(learned.seconds, 0),
        'finished', coalesce(ended.finished, 0)) order by days.date)
      from days left join learned on learned.day = days.date::text left join ended on ended.day = days.date) as days,
    coalesce((select jsonb_agg(jsonb_build_object('userId', id, 'name', name, 'departmentId', department_id, 'credit', credit::text,
        'finished', finished, 'seconds', seconds, 'place', place) order by place, sort, id) from placed), '[]') as rank,
    case when $4::boolean then coalesce((select jsonb_agg(jsonb_build_object('departmentId', d.id, 'name', d.name, 'people', d.people,
        'requiredRate', d.rate, 'seconds', d.seconds) order by d.sort, d.id) from (
      select d.id, d.name, d.sort, count(*)::integer as people, ${percent('sum(due.done)', 'sum(due.due)')} as rate,
        coalesce(sum(spent.seconds), 0)::integer as seconds
      from store.department d join store."user" u on u.department_id = d.id and u.is_enable
        left join due on due.user_id = u.id left join spent on spent.user_id = u.id
      where $3::uuid[] is null or u.id = any ($3::uuid[]) group by d.id, d.name, d.sort) d), '[]') else '[]' end as "byDepartment"
  from own`
