import type { CallHandler } from '@chengban/engine/call.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { change, drop } from '@chengban/engine/write/by-system.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { isAmong } from '@chengban/kernel/is-among.ts'
import { forbidden, invalid } from '@chengban/kernel/refusal.ts'
import { course } from '../../course/course.entity.ts'
import { courseLog } from '../../course-log/course-log.entity.ts'
import { done } from '../../course-log/course-log.states.ts'
import { lockLearner } from '../../course-log/server/log.ts'
import type { rateCourse } from '../marks.call.ts'

/** Writes the rating and its single comment in one transaction. */
export const rate: CallHandler<typeof rateCourse> = async (engine, { courseId, fraction, content }) => {
  const seen = await engine.detail(course, courseId)
  const { writer } = engine
  const me = writer.actor.userId
  if (seen.creatorId === me || seen.teacherId === me) throw forbidden('不能给自己的课程评分')
  if (!fraction || fraction < 1 || fraction > 5) throw invalid({ fraction: '评分须为1至5的整数' })
  await engine.write(courseLog, async (tx) => {
    const within = { tx, writer }
    await lockLearner(within)
    await tx.query('select from store.course where id = $1 for no key update', [courseId])
    const log = await findOne(within, 'courseLog', { courseId, userId: me }, { isLocked: true })
    if (!log || !isAmong(done, log.status)) throw forbidden('学完后才能评分')
    await moveBySystem(within, 'courseLog', 'rate', log.id, { fraction })
    const known = await findOne(within, 'courseComment', { courseId, userId: me, fraction: { not: null } })
    const words = content?.trim()
    if (known && words) await change(within, 'courseComment', known.id, { content: words, fraction })
    else if (known) await drop(within, 'courseComment', known.id)
    else if (words) await addRow(within, 'courseComment', { courseId, userId: me, content: words, fraction })
  })
  const now = await engine.detail(course, courseId)
  return {
    fraction,
    courseFraction: now.fraction === null ? null : String(now.fraction),
    fractionCount: Number(now.fractionCount),
  }
}
