import { linkTo, notify } from '@chengban/engine/row/announce.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { course } from '../../course/course.entity.ts'
import { lockLearner } from '../../course-log/server/log.ts'

/** Notifies the author of the answered comment and the teacher: not of their own comments, and only if they see the course. */
export const tellOfTalk: Handler<'courseComment'> = async ({ tx, writer, before, row, input }) => {
  if (before) return
  const me = writer.actor.userId
  const people = await tx.query<{ userId: string; isAnswered: boolean; who: string; name: string }>(
    `select u.id as "userId", u.id is not distinct from p.user_id as "isAnswered", k.name,
       (select name from store."user" where id = $3) as who
     from store.course k left join store.course_comment p on p.id = $2
       join store."user" u on u.id in (p.user_id, k.teacher_id)
     where k.id = $1 and u.id <> $3 and u.is_enable and app.may_read_as(u.id, 'course', k.id)`,
    [row.courseId, input.parentId ?? row.parentId ?? null, me],
  )
  const about = { module: 'course', relevanceId: row.courseId, link: linkTo(course, row.courseId), senderId: me }
  await notify(
    tx,
    people.map(({ userId, isAnswered, who, name }) => ({
      ...{ userId, kind: '通知' as const, ...about, text: row.content },
      title: isAnswered ? `${who}在课程【${name}】中回复了您` : `${who}评论了课程【${name}】`,
    })),
  )
}

/** Removes the mark together with the comment that gave it. */
export const removingComment: Handler<'courseComment'> = async (scene) => {
  const { row } = scene
  if (row.fraction === null) return
  await lockLearner(scene)
  const which = { courseId: row.courseId, userId: row.userId }
  const log = await findOne(scene, 'courseLog', which, { isLocked: true })
  if (log?.status === '已评分') await moveBySystem(scene, 'courseLog', 'unrate', log.id)
}
