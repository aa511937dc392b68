import type { CallHandler } from '@chengban/engine/call.ts'
import { pageAsked } from '@chengban/engine/read/page-asked.ts'
import type { Catalog } from '@chengban/engine/schema/catalog.ts'
import { columnSql } from '@chengban/engine/schema/column-sql.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { present } from '@chengban/kernel/present.ts'
import { forbidden } from '@chengban/kernel/refusal.ts'
import { course } from '../../course/course.entity.ts'
import type { courseFigures } from '../statistics.call.ts'
import { audienceOf } from './audience.ts'
import { chaptersSql, courseSql, questionsSql } from './course-figures.ts'

type Answer = AnswerOf<typeof courseFigures>
type Node = Answer['nodes'][number] & { readonly total: number }

/** All for lecturer, maker and keepers; heads read of their people, and nothing of the questions. */
export const readCourseFigures: CallHandler<typeof courseFigures> = async (engine, input) => {
  const { courseId, departmentId, status } = input
  const seen = await engine.detail(course, courseId)
  const { writer } = engine
  const isTeacher = [seen.teacherId, seen.creatorId].includes(writer.actor.userId)
  const { people, isKeeper, isHead } = await audienceOf(engine, isTeacher ? {} : { departmentId })
  const sees = isTeacher || isKeeper
  if (!sees && !isHead) throw forbidden()
  const { offset, size } = pageAsked(input, true)
  const whom = sees && !departmentId ? null : people
  return engine.asHouse('learners of the asker, or of a course they teach', async (tx) => {
    const of = [courseId, isTeacher ? null : whom]
    const [figures] = await tx.query<Answer['course']>(courseSql(writer.catalog), of)
    const chapters = await tx.query<Answer['chapters'][number]>(chaptersSql, of)
    const questions = sees ? await tx.query<Answer['questions'][number]>(questionsSql, of) : []
    const found = await tx.query<Node>(nodesSql(writer.catalog), [
      ...[...of, departmentId ?? null, status ?? null, size, offset],
    ])
    const nodes = found.map(({ total: _total, ...node }) => node)
    return { course: present(figures), chapters, questions, nodes, totalCount: found[0]?.total ?? 0 }
  })
}

const nodesSql = (catalog: Catalog): string => `
  with recursive below as (
    select id from store.department where id = $3
    union all select c.id from store.department c join below b on c.parent_id = b.id
  )
  select l.user_id::text as "userId", u.name, d.name as department, l.status, (${columnSql(catalog, 'courseLog', 'progress', 'l')})::integer as progress,
    (${columnSql(catalog, 'courseLog', 'seconds', 'l')})::integer as seconds, l.is_required as "isRequired", l.due_date::text as "dueDate",
    (${columnSql(catalog, 'courseLog', 'isLate', 'l')})::boolean as "isLate", l.tz_finish as "tzFinish",
    (select max(g.best) from store.course_chapter_log g where g.course_log_id = l.id) as best, (count(*) over ())::integer as total
  from store.course_log l join store."user" u on u.id = l.user_id left join store.department d on d.id = u.department_id
  where l.course_id = $1 and ($2::uuid[] is null or l.user_id = any ($2::uuid[])) and ($4::text is null or l.status = $4)
    and ($3::uuid is null or u.department_id in (select id from below))
  order by u.sort, u.id limit $5 offset $6`
