import type { CallHandler } from '@chengban/engine/call.ts'
import { pageAsked } from '@chengban/engine/read/page-asked.ts'
import { columnSql } from '@chengban/engine/schema/column-sql.ts'
import { containing } from '@chengban/engine/search/probe.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import type { readCourses } from '../course.call.ts'
import { readOne } from './read-one.ts'

type Answer = AnswerOf<typeof readCourses>
type CourseRow = Answer['nodes'][number] & { readonly total: number }

/** Lists courses on the shelf; under `我的课程`, the caller's own courses in any state. */
export const courses: CallHandler<typeof readCourses> = async (engine, input) => {
  const course = input.id ? await readOne(engine, input.id) : undefined
  const { offset, size } = pageAsked(input, true)
  const found = await engine.read<CourseRow>({
    text: statement(columnSql(engine.writer.catalog, 'course', 'hotCount', 'c'), input.sort ?? '综合'),
    params: [
      ...[input.id ?? null, input.categoryId ?? null, input.keyword ? containing(input.keyword) : null],
      ...[input.level ?? null, input.tag ?? null, input.teacherId ?? null, input.mine ?? null, size, offset],
    ],
  })
  const nodes = found.map(({ total: _total, ...node }) => node)
  return { nodes, totalCount: found[0]?.total ?? 0, ...(course ? { course: course } : {}) }
}

const newest = 'c.tz_publish desc nulls last, c.id'
const orders = {
  综合: `c.is_top desc, l.is_required and l.status in ('未学', '学习中') desc nulls last,
    case when l.is_required and l.status in ('未学', '学习中') then l.due_date end nulls last, c.sort, ${newest}`,
  最新: newest,
  最热: `hot desc, ${newest}`,
  评分: `c.fraction_count >= 3 desc, c.fraction desc nulls last, ${newest}`,
} as const

const statement = (hot: string, sort: keyof typeof orders): string => `
  with recursive shelf as (
    select id from public.category where id = $2
    union all select s.id from public.category s join shelf p on s.parent_id = p.id
  )
  select c.id, c.name, coalesce(c.cover, '[]') as cover, c.summary, c.level, coalesce(c.tags, '[]') as tags, c.duration,
    c.chapter_count as "chapterCount", c.learn_count as "learnCount", c.fraction::text, c.is_top as "isTop",
    jsonb_build_object('id', c.category_id, 'name', k.name) as category,
    jsonb_build_object('id', c.teacher_id, 'name', u.name) as teacher,
    case when l.id is not null then jsonb_build_object('status', l.status, 'progress', l.progress, 'isRequired', l.is_required,
      'dueDate', l.due_date, 'isLate', l.is_late, 'isLike', l.is_like, 'isCollect', l.is_collect) end as log,
    ${hot} as hot, (count(*) over ())::integer as total
  from public.course c join public."user" u on u.id = c.teacher_id
    left join public.category k on k.id = c.category_id
    left join public.course_log l on l.course_id = c.id and l.user_id = app.me()
  where ($1::text is null or c.id = $1) and ($2::text is null or c.category_id in (select id from shelf))
    and ($3::text is null or c.name ilike $3 or c.summary ilike $3) and ($4::text is null or c.level = $4)
    and ($5::text is null or c.tags ? $5) and ($6::uuid is null or c.teacher_id = $6)
    and case $7::text when '我的课程' then c.teacher_id = app.me() or c.creator_id = app.me()
      else (c.shelf = '已上架' or $1 is not null) and case $7::text when '必修' then coalesce(l.is_required, false)
        when '学习中' then l.status = '学习中' when '已学完' then l.status in ('已学完', '已评分')
        when '收藏' then coalesce(l.is_collect, false) else true end end
  order by ${orders[sort]} limit $8 offset $9`
