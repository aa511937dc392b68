import { today } from '@chengban/engine/clock.ts'
import { linkTo, notify } from '@chengban/engine/row/announce.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'
import { conflict } from '@chengban/kernel/refusal.ts'
import { course } from '../../course/course.entity.ts'

/** Reminds everyone covered who has not finished the course, at most once a day per course regardless of the sender. */
export const courseAssignUrged: Handler<'courseAssign'> = async ({ tx, writer, row }) => {
  const { courseId } = row
  const keyOf = (userId: string): string => `courseUrge ${courseId} ${userId} ${today()}`
  const people = await tx.query<{ userId: string; name: string; dueDate: string | null }>(
    `select l.user_id as "userId", k.name, l.due_date::text as "dueDate"
     from store.course_log l join store."user" u on u.id = l.user_id join store.course k on k.id = l.course_id
     where l.course_id = $1 and jsonb_exists(l.assigned, $2) and l.is_required and l.status in ('未学', '学习中')
       and u.is_enable and k.shelf = '已上架'
       and not exists (select from store.message m where m.dedupe_key = 'courseUrge ' || l.course_id || ' ' || l.user_id || ' ' || $3)`,
    [courseId, row.id, today()],
  )
  if (people.length === 0) throw conflict('没有需要催办的人')
  await notify(
    tx,
    people.map(({ userId, name, dueDate }) => ({
      ...{ userId, senderId: writer.actor.userId, kind: '催办' as const, dedupeKey: keyOf(userId) },
      ...{ module: course.name, relevanceId: courseId, link: linkTo(course, courseId) },
      title: `【催办】课程【${name}】请于${dueDate}前学完`,
    })),
  )
  return { sent: people.length }
}
