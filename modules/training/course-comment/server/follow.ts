import { linkTo, type Notice, notify } from '@chengban/engine/row/announce.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { course } from '../../course/course.entity.ts'
import { lockLearner } from '../../course-log/server/log.ts'

type Hearing = '提到' | '回复' | '评论'

/**
 * Notifies whom a comment mentions, then the author of the answered comment and the teacher: each once, not of their
 * own comments, and only if they see the course.
 */
export const courseCommentSaved: Handler<'courseComment'> = async ({ tx, writer, before, row, input }) => {
  const me = writer.actor.userId
  const known = new Set(before?.mentions ?? [])
  const mentioned = (row.mentions ?? []).filter((id) => !known.has(id))
  if (before && mentioned.length === 0) return
  const people = await tx.query<{ userId: string; hears: Hearing; who: string; name: string }>(
    `select u.id as "userId", k.name, (select name from store."user" where id = $3) as who,
       case when u.id = any ($4::uuid[]) then '提到' when u.id = p.user_id then '回复' else '评论' end as hears
     from store.course k left join store.course_comment p on p.id = $2
       join store."user" u on u.id = any ($4::uuid[]) or (not $5 and u.id in (p.user_id, k.teacher_id))
     where k.id = $1 and u.id <> $3 and u.is_enable and app.may_read_as(u.id, 'course', k.id)`,
    [row.courseId, input.parentId ?? row.parentId ?? null, me, mentioned, before !== null],
  )
  const about = { module: 'course', relevanceId: row.courseId, link: linkTo(course, row.courseId), senderId: me }
  await notify(
    tx,
    people.map(({ userId, hears, who, name }) => ({ userId, ...about, text: row.content, ...told[hears](who, name) })),
  )
}

const told: Readonly<Record<Hearing, (who: string, name: string) => Pick<Notice, 'kind' | 'title'>>> = {
  提到: (who, name) => ({ kind: '提到我', title: `${who}在课程【${name}】中提到了您` }),
  回复: (who, name) => ({ kind: '通知', title: `${who}在课程【${name}】中回复了您` }),
  评论: (who, name) => ({ kind: '通知', title: `${who}评论了课程【${name}】` }),
}

/** Removes the mark together with the comment that gave it. */
export const courseCommentRemoving: Handler<'courseComment'> = async (scene) => {
  const { row } = scene
  if (row.fraction === null) return
  await lockLearner(scene)
  const which = { courseId: row.courseId, userId: row.userId }
  const log = await findOne(scene, 'courseLog', which, { isLocked: true })
  if (log?.status === '已评分') await moveBySystem(scene, 'courseLog', 'unrate', log.id)
}
