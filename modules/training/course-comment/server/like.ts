import type { CallHandler } from '@chengban/engine/call.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import { announce } from '@chengban/engine/row/announce.ts'
import { forbidden, notFound } from '@chengban/kernel/refusal.ts'
import { courseComment } from '../course-comment.entity.ts'
import type { likeComment } from '../marks.call.ts'

/** A mark of one's own: the comment stays in the version that others have before them. */
export const toggleLike: CallHandler<typeof likeComment> = async (engine, { id }) => {
  if (!isUuid(id)) throw notFound()
  const seen = await engine.detail(courseComment, id)
  const { writer } = engine
  const me = writer.actor.userId
  if (seen.userId === me) throw forbidden('不能给自己点赞')
  return engine.write(courseComment, async (tx) => {
    await tx.query('select from store.course_comment where id = $1 for no key update', [id])
    const gone = await tx.query(
      'delete from store.course_comment_like_user_ids where course_comment_id = $1 and user_id = $2 returning user_id',
      [id, me],
    )
    if (gone.length === 0)
      await tx.query('insert into store.course_comment_like_user_ids (course_comment_id, user_id) values ($1, $2)', [
        id,
        me,
      ])
    const [found] = await tx.query<{ count: number }>(
      'select count(*)::integer as count from store.course_comment_like_user_ids where course_comment_id = $1',
      [id],
    )
    await announce(tx, courseComment, id)
    return { isLike: gone.length === 0, likeCount: found?.count ?? 0 }
  })
}
