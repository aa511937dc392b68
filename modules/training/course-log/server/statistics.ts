import type { CallHandler } from '@chengban/engine/call.ts'
import { addDays } from '@chengban/engine/statistics/period.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { courseLog } from '../course-log.entity.ts'
import type { learningFigures } from '../statistics.call.ts'
import { audienceOf } from './audience.ts'

type Answer = AnswerOf<typeof learningFigures>

const mostDays = 366
const shown = 20

/** A place among all rests on logs that one need not see: the best of them are told, and oneself. */
export const readFigures: CallHandler<typeof learningFigures> = async (engine, input) => {
  const { date1, date2 } = input
  if (date1 > date2 || addDays(date1, mostDays) <= date2) throw invalid({ date2: '日期错误' })
  const { people, isKeeper, isHead } = await audienceOf(engine, input)
  const me = engine.writer.actor.userId
  const found = await engine.write(courseLog, async (tx) => {
    const [figures] = await tx.query<Omit<Answer, 'rank' | 'me'>>(figuresSql, [
      date1,
      date2,
      people,
      isHead || isKeeper,
    ])
    const rank = await tx.query<Answer['rank'][number]>(rankSql, [date1, date2])
    return { figures, rank }
  })
  if (!found.figures) throw new Error('figures are one row')
  const own = found.rank.find(({ userId }) => userId === me)
  const seesAll = isKeeper || isHead
  const rank = found.rank
    .filter(({ userId }, at) => seesAll || at < shown || userId === me)
    .map((one) => (seesAll || one.userId === me ? one : { ...one, seconds: null }))
  return { ...found.figures, rank, me: { place: own?.place ?? null, credit: own?.credit ?? '0.00' } }
}

const dayOf = (instant: string): string => `(${instant} at time zone 'Asia/Shanghai')::date`
const within = (instant: string): string => `${dayOf(instant)} between $1::date and $2::date`
const isDone = `l.status in ('已学完', '已评分')`
const secondsOf = `(select coalesce(sum(d.value::integer), 0) from jsonb_each_text(coalesce(l.day_seconds, '{}')) d
  where d.key between $1::date::text and $2::date::text)`
const isDue = 'l.is_required and l.due_date between $1::date and $2::date'
const percent = (part: string, whole: string): string => `floor(${part} * 100.0 / nullif(${whole}, 0))::integer`

const figuresSql = `
  with l as materialized (
    select l.*, ${secondsOf} as seconds from store.course_log l where $3::uuid[] is null or l.user_id = any ($3::uuid[])
  ), days as (
    select day::date as date from generate_series($1::date, $2::date, interval '1 day') day
  )
  select count(*) filter (where ${within('l.tz_start')})::integer as begun,
    count(*) filter (where ${isDone} and ${within('l.tz_finish')})::integer as finished,
    count(*) filter (where ${isDue})::integer as required,
    count(*) filter (where ${isDue} and ${isDone})::integer as "requiredDone",
    count(*) filter (where ${isDue} and l.due_date < case when ${isDone} then ${dayOf('l.tz_finish')}
      else ${dayOf('app.now()')} end)::integer as "requiredLate",
    coalesce(sum(l.seconds), 0)::integer as seconds,
    coalesce(sum(l.credit_taken) filter (where ${within('l.tz_finish')}), 0)::numeric(16,2)::text as credit,
    ${percent(`count(*) filter (where ${isDue} and ${isDone})`, `count(*) filter (where ${isDue})`)} as rate,
    (select jsonb_agg(jsonb_build_object('date', days.date,
        'seconds', (select coalesce(sum((l.day_seconds ->> days.date::text)::integer), 0) from l),
        'finished', (select count(*) from l where ${isDone} and ${dayOf('l.tz_finish')} = days.date)) order by days.date) from days) as days,
    case when $4::boolean then coalesce((select jsonb_agg(jsonb_build_object('departmentId', d.id, 'name', d.name, 'people', d.people,
        'requiredRate', d.rate, 'seconds', d.seconds) order by d.sort, d.id) from (
      select d.id, d.name, d.sort, count(distinct u.id)::integer as people,
        ${percent(`count(l.id) filter (where ${isDue} and ${isDone})`, `count(l.id) filter (where ${isDue})`)} as rate,
        coalesce(sum(l.seconds), 0)::integer as seconds
      from store.department d join store."user" u on u.department_id = d.id and u.is_enable left join l on l.user_id = u.id
      where $3::uuid[] is null or u.id = any ($3::uuid[]) group by d.id, d.name, d.sort) d), '[]') else '[]' end as "byDepartment"
  from l`

/** Equal in credit, finished courses and seconds is equal in place. */
const rankSql = `
  with one as (
    select u.id, u.name, u.department_id, u.sort,
      coalesce(sum(l.credit_taken) filter (where ${within('l.tz_finish')}), 0)::numeric(16,2) as credit,
      count(l.id) filter (where ${isDone} and ${within('l.tz_finish')})::integer as finished,
      coalesce(sum(${secondsOf}), 0)::integer as seconds
    from store."user" u left join store.course_log l on l.user_id = u.id
    where u.is_enable group by u.id, u.name, u.department_id, u.sort
  )
  select id::text as "userId", name, department_id::text as "departmentId", credit::text, finished, seconds,
    (rank() over (order by credit desc, finished desc, seconds desc))::integer as place
  from one where credit > 0 or finished > 0 or seconds > 0 order by place, sort, id`
