import type { CallHandler } from '@chengban/engine/call.ts'
import { pageAsked } from '@chengban/engine/read/page-asked.ts'
import { columnSql } from '@chengban/engine/schema/column-sql.ts'
import { course } from '../../course/course.entity.ts'
import { courseComment } from '../course-comment.entity.ts'
import type { readTalk } from '../talk.call.ts'

/** Top-level comments that the reader may see, each with all its answers, oldest first. */
export const talk: CallHandler<typeof readTalk> = async (engine, { courseId, sort, ...page }) => {
  const seen = await engine.detail(course, courseId)
  const { offset, size } = pageAsked(page, true)
  const column = (name: 'isTeacher' | 'likeCount') => columnSql(engine.writer.catalog, courseComment.name, name, 'c')
  const [first, counted] = await Promise.all([
    engine.read<{ said: object }>({
      text: `select ${saidSql(
        column,
        `(select coalesce(jsonb_agg(${saidSql(column, `'[]'::jsonb`)} order by c.tz_create, c.id), '[]')
          from public.course_comment c ${person} where c.parent_id = f.id)`,
      )} as said
        from public.course_comment f cross join lateral (select f.*) c ${person}
        where f.course_id = $1 and f.parent_id is null
        order by ${sort === '-likeCount' ? `${column('likeCount')} desc, ` : ''}f.tz_create desc, f.id limit $2 offset $3`,
      params: [courseId, size, offset],
    }),
    engine.read<{ total: number }>({
      text: 'select count(*)::integer as total from public.course_comment c where c.course_id = $1 and c.parent_id is null',
      params: [courseId],
    }),
  ])
  const spread = await engine.asHouse('how many gave each mark', (tx) =>
    tx.query<{ count: number }>(
      `select count(l.id)::integer as count from generate_series(1, 5) n
       left join store.course_log l on l.course_id = $1 and l.fraction = n group by n order by n`,
      [courseId],
    ),
  )
  return {
    nodes: first.map(({ said }) => said),
    totalCount: counted[0]?.total ?? 0,
    fraction: seen.fraction === null ? null : String(seen.fraction),
    fractionCount: Number(seen.fractionCount),
    spread: spread.map(({ count }) => count),
  }
}

const person = 'left join public."user" u on u.id = c.user_id'

const saidSql = (column: (name: 'isTeacher' | 'likeCount') => string, replies: string): string =>
  `jsonb_build_object('id', c.id, 'version', c.version, 'content', c.content, 'fraction', c.fraction,
    'user', jsonb_build_object('id', c.user_id, 'name', u.name, 'avatar', u.avatar), 'isTeacher', ${column('isTeacher')},
    'tzCreate', c.tz_create, 'likeCount', ${column('likeCount')}, 'isLike', app.me() = any (c.like_user_ids),
    'isHide', c.status = '隐藏', 'isOwn', c.user_id = app.me(), 'replies', ${replies})`
