import type { Catalog } from '@chengban/engine/schema/catalog.ts'
import { columnSql } from '@chengban/engine/schema/column-sql.ts'

const whole = (part: string, all: string): string => `floor(${part} * 100.0 / nullif(${all}, 0))::integer`
const logs = 'store.course_log l where l.course_id = $1 and ($2::uuid[] is null or l.user_id = any ($2::uuid[]))'
const begun = `l.status in ('学习中', '已学完', '已评分')`
const done = `l.status in ('已学完', '已评分')`
/** Handed in and still counting. */
const handed = `a.status in ('已交卷', '超时交卷')`

/** A quiz is passed by a person who passed it at any try; at the first, by who passed at number 1. */
export const courseSql = (catalog: Catalog): string => `
  with l as materialized (select l.*, ${columnSql(catalog, 'courseLog', 'seconds', 'l')} as learned from ${logs}),
  q as (select a.course_log_id, a.chapter_id, bool_or(a.is_pass) as passed, bool_or(a.number = 1) as first,
      bool_or(a.number = 1 and a.is_pass) as at_once
    from store.course_attempt a where a.course_log_id in (select id from l) and ${handed} group by 1, 2)
  select (count(*) filter (where ${begun}))::integer as "learnCount", (count(*) filter (where ${done}))::integer as "finishCount",
    ${whole(`(count(*) filter (where ${done}))`, `(count(*) filter (where ${begun}))`)} as "finishRate",
    round(avg(learned) filter (where ${begun}))::integer as "avgSeconds", round(avg(l.fraction), 1)::numeric(16,1)::text as fraction,
    (select ${whole('count(*) filter (where passed)', 'count(*)')} from q) as "quizPassRate",
    (select ${whole('count(*) filter (where at_once)', 'count(*) filter (where first)')} from q) as "quizFirstRate"
  from l`

/**
 * Chapter figures. A chapter counts as abandoned when it was begun, is unfinished and was not touched for seven days.
 */
export const chaptersSql = `
  select h.id::text as "chapterId", h.name, count(g.id)::integer as begun, (count(g.id) filter (where g.is_finish))::integer as finished,
    round(avg(g.watched + g.read_seconds))::integer as "avgWatched",
    ${whole(`count(g.id) filter (where not g.is_finish and g.tz_update < app.now() - interval '7 days')`, 'count(g.id)')} as "dropRate"
  from store.course_chapter h left join store.course_chapter_log g on g.chapter_id = h.id
    and g.course_log_id in (select l.id from ${logs})
  where h.course_id = $1 group by h.id, h.name, h.sort order by h.sort, h.id`

/** By the letters of each paper: a question counts whole, the hardest first. */
export const questionsSql = `
  with paper as (
    select p.value ->> 'questionId' as question, p.value -> 'answer' as answer, a.answers -> (p.value ->> 'questionId') as given
    from store.course_attempt a, jsonb_array_elements(a.paper) p
    where ${handed} and a.course_log_id in (select l.id from ${logs})
  ), judged as (
    select question, given @> answer and answer @> given as is_right from paper where jsonb_array_length(coalesce(given, '[]')) > 0
  ), counted as (
    select question, count(*)::integer as answered, ${whole('count(*) filter (where is_right)', 'count(*)')} as rate from judged group by 1
  )
  select q.id::text as "questionId", q.content, coalesce(c.answered, 0) as answered, c.rate as "rightRate"
  from store.course_question q join store.course_chapter h on h.id = q.chapter_id left join counted c on c.question = q.id::text
  where h.course_id = $1 order by c.rate nulls last, h.sort, q.sort, q.id`
