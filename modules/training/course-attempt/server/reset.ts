import type { CallHandler } from '@chengban/engine/call.ts'
import { linkTo, notify } from '@chengban/engine/row/announce.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { has } from '@chengban/kernel/has.ts'
import { forbidden, invalid, notFound } from '@chengban/kernel/refusal.ts'
import { course } from '../../course/course.entity.ts'
import { courseLog } from '../../course-log/course-log.entity.ts'
import type { resetAttempts } from '../quiz.call.ts'
import { counted } from './attempts.ts'

export const reset: CallHandler<typeof resetAttempts> = async (engine, { courseId, userId, chapterId, reason }) => {
  const seen = await engine.detail(course, courseId)
  const { writer } = engine
  const me = writer.actor.userId
  if (seen.teacherId !== me && !has(writer.actor.entries, 'course:manage')) throw forbidden()
  if (userId === me) throw forbidden('不能重置自己的测验')
  if (!reason?.trim()) throw invalid({ reason: '请填写原因' })
  return engine.write(courseLog, async (tx) => {
    const within = { tx, writer }
    const log = await findOne(within, 'courseLog', { courseId, userId }, { isLocked: true })
    if (!log) throw notFound()
    const attempts = await counted(within, log.id, chapterId)
    await change(
      within,
      'courseAttempt',
      attempts.map(({ id }) => id),
      { status: '已清零' },
    )
    await notify(tx, [
      {
        userId,
        kind: '通知' as const,
        title: `【课程】${String(seen.name)}的测验次数已重置`,
        text: reason,
        module: 'courseLog',
        relevanceId: log.id,
        link: linkTo(courseLog, log.id),
        senderId: me,
      },
    ])
    return { left: Number(seen.attempts) }
  })
}
