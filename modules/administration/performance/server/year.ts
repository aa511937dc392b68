import type { CallHandler } from '@chengban/engine/call.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { columnSql } from '@chengban/engine/schema/column-sql.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { present } from '@chengban/kernel/present.ts'
import { notFound } from '@chengban/kernel/refusal.ts'
import type { periodFigures, yearOfPerson } from '../year.call.ts'
import { periodOf } from './period-calls.ts'

type Year = AnswerOf<typeof yearOfPerson>
type Figures = AnswerOf<typeof periodFigures>

/**
 * Answers with the caller's own year, that of a person they head or decide on, or any with the permission; counts only
 * sheets the caller may list.
 */
export const readYear: CallHandler<typeof yearOfPerson> = async (engine, { userId, year }) => {
  const person = userId ?? engine.writer.actor.userId
  const [may] = await engine.read<{ sees: boolean; ranks: boolean }>({
    text: `select ($1::uuid = app.me() or app.has_operation('performance:manage') or app.has_operation('performance:report')
        or $1::uuid in (select rule.people_below_me()) or exists (select from public.performance p where p.user_id = $1)) as sees,
      ($1::uuid = app.me() or app.has_operation('performance:manage') or $1::uuid in (select rule.people_below_me())) as ranks`,
    params: [person],
  })
  if (!may?.sees) throw notFound()
  const [found] = await engine.read<Year>({ text: yearSql, params: [person, year] })
  // a rank reveals sheets the reader may not see: only the person, their heads and managers receive it
  const rank = may.ranks
    ? await engine.asHouse('the place of one person, for who may know it', (tx) =>
        rankOf({ tx, writer: engine.writer }, person, year),
      )
    : null
  return { ...present(found), rank }
}

const settled = `status in ('已确认', '已归档')`
const usual = { S: 95, A: 85, B: 75, C: 60 }
/** By the limits that the sheets were filled with, as each of them is called. */
const gradeOf = (score: string, grades: string): string => {
  const limits = Object.entries(usual).map(
    ([grade, least], at) => `when ${score} >= coalesce((${grades} #>> '{${at},1}')::numeric, ${least}) then '${grade}'`,
  )
  return `case ${limits.join(' ')} when ${score} is not null then 'D' end`
}

const yearSql = `
  with mine as (select * from public.performance p where p.user_id = $1 and p.year = $2),
  year as (select round(avg(score), 1) as score, (array_agg(rule_version -> 'grades' order by quarter desc))[1] as grades
    from mine where type = '季度' and ${settled})
  select (select jsonb_agg(jsonb_build_object('quarter', q, 'id', m.id, 'autoScore', m.auto_score::text, 'adjust', m.adjust::text,
        'score', m.score::text, 'grade', m.grade, 'status', m.status) order by q)
      from generate_series(1, 4) q left join mine m on m.type = '季度' and m.quarter = q) as quarters,
    coalesce((select jsonb_agg(jsonb_build_object('month', m.month, 'week', m.week, 'id', m.id, 'score', m.score::text,
        'grade', m.grade, 'status', m.status) order by m.month, m.week) from mine m where m.type = '周'), '[]') as weeks,
    (select score::text from year) as "yearScore", (select ${gradeOf('score', 'grades')} from year) as "yearGrade",
    coalesce((select jsonb_agg(jsonb_build_object('kind', i.kind, 'average', i.average::numeric(16,1)::text) order by i.kind) from (
      select i.kind, round(avg(i.score), 1) as average from public.performance_item i join mine m on m.id = i.performance_id
      where m.type = '季度' group by i.kind) i), '[]') as items,
    (select coalesce(sum(w.count), 0)::integer from public.warn_accident w where w.user_id = $1
      and extract(year from w.date) = $2 and w.status <> '已撤销') as warnings`

const rankOf = async ({ tx, writer }: Within, person: string, year: number): Promise<number | null> => {
  const score = columnSql(writer.catalog, 'performance', 'score', 'p')
  const [found] = await tx.query<{ rank: number }>(
    `with scores as (
       select p.user_id, round(avg(${score}), 1) as score from store.performance p join store."user" u on u.id = p.user_id
       where p.year = $2 and p.type = '季度' and p.${settled}
         and u.department_id = (select department_id from store."user" where id = $1) group by p.user_id
     ), places as (select user_id, rank() over (order by score desc) as place from scores)
     select place::integer as rank from places where user_id = $1`,
    [person, year],
  )
  return found?.rank ?? null
}

/** Over what the asker sees; an empty period has no averages. */
export const readFigures: CallHandler<typeof periodFigures> = async (engine, { departmentId, company, ...period }) => {
  const { type, year, quarter, month, week } = periodOf(period)
  const params = [type, year, quarter, month, week, departmentId ?? null, company ?? null]
  const [found] = await engine.read<Figures>({ text: figuresSql, params })
  return present(found)
}

const told = `p.status <> '未开始'`
const figuresSql = `
  with seen as (
    select p.*, u.name, u.department_id, u.company from public.performance p join public."user" u on u.id = p.user_id
    where p.type = $1 and ${told} and ($6::uuid is null or u.department_id = $6) and ($7::text is null or u.company = $7)
  ), one as (
    select * from seen where year = $2 and ($1 = '周' or quarter = $3) and month is not distinct from $4 and week is not distinct from $5
  ), people as (select user_id, name, score, grade from one)
  select (select count(*)::integer from one) as count, (select round(avg(score), 1)::text from one) as average,
    (select round((percentile_cont(0.5) within group (order by score))::numeric, 1)::text from one) as median,
    (select count(*) filter (where ${settled})::integer from one) as confirmed,
    (select jsonb_agg(jsonb_build_object('grade', g, 'count', n, 'percent', coalesce(round(n * 100.0 / nullif(a, 0), 1), 0)::text) order by o)
      from (select g, o, (select count(*) from one where grade = g) as n, (select count(*) from one) as a
        from unnest(array['S', 'A', 'B', 'C', 'D']) with ordinality x (g, o)) x) as grades,
    coalesce((select jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name, 'count', d.n, 'average', d.average::text, 'min', d.least::text,
        'max', d.most::text) order by d.average desc, d.id) from (
      select d.id, d.name, count(*)::integer as n, round(avg(o.score), 1) as average, min(o.score)::numeric(16,1) as least,
        max(o.score)::numeric(16,1) as most from one o join public.department d on d.id = o.department_id group by d.id, d.name) d), '[]') as departments,
    coalesce((select jsonb_agg(jsonb_build_object('kind', i.kind, 'weight', i.weight::text, 'average', i.average::text,
        'lossPercent', round((i.weight - i.average) * 100 / nullif(i.weight, 0), 1)::text) order by i.kind) from (
      select i.kind, max(i.weight)::numeric(16,1) as weight, round(avg(i.score), 1) as average
      from public.performance_item i join one o on o.id = i.performance_id group by i.kind) i), '[]') as items,
    coalesce((select jsonb_agg(jsonb_build_object('label', t.label, 'average', t.average::text) order by t.start) from (
      select case when $1 = '周' then year || '-' || lpad(month::text, 2, '0') || ' 第' || week || '周' else year || 'Q' || quarter end as label,
        round(avg(score), 1) as average, min(start_date) as start from seen
      where start_date <= coalesce((select max(start_date) from one), start_date)
      group by year, quarter, month, week order by min(start_date) desc limit 8) t), '[]') as trend,
    coalesce((select jsonb_agg(jsonb_build_object('userId', user_id, 'name', name, 'score', score::text, 'grade', grade) order by score desc, user_id)
      from (select * from people order by score desc, user_id limit 10) t), '[]') as top,
    coalesce((select jsonb_agg(jsonb_build_object('userId', user_id, 'name', name, 'score', score::text, 'grade', grade) order by score, user_id)
      from (select * from people order by score, user_id limit 10) t), '[]') as bottom`
