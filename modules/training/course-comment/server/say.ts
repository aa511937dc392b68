import type { CallHandler } from '@chengban/engine/call.ts'
import { demandReaders } from '@chengban/engine/row/readers.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { create } from '@chengban/engine/write/save.ts'
import { forbidden, invalid } from '@chengban/kernel/refusal.ts'
import { courseComment } from '../course-comment.entity.ts'
import type { sayComment } from '../talk.call.ts'
import { rate } from './rate.ts'

/** Writes a comment. With a mark, `rate` writes both in one transaction; the people it mentions follow. */
export const say: CallHandler<typeof sayComment> = async (
  engine,
  { courseId, content, parentId, fraction, mentions },
  door,
) => {
  if (!content?.trim()) throw invalid({ content: '评论不能为空' })
  if (fraction === null || fraction === undefined) {
    const sent = { courseId, content, ...(parentId ? { parentId } : {}), ...(mentions ? { mentions } : {}) }
    const id = await engine.write(courseComment, (tx) => create(tx, engine.writer, courseComment, sent))
    return told(await engine.detail(courseComment, id))
  }
  if (parentId) throw invalid({ fraction: '回复不能评分' })
  await engine.write(courseComment, (tx) => demandReaders(tx, mentions, { module: 'course', id: courseId }))
  await rate(engine, { courseId, fraction, content }, door)
  const { userId } = engine.writer.actor
  const filters = { courseId: { equalTo: courseId }, userId: { equalTo: userId }, fraction: { isNull: false } }
  const [row] = await engine.list(courseComment, { filters }, { offset: 0, size: 1 })
  if (!row) throw forbidden()
  // the comment of an earlier mark may be too old for its author to edit
  if (mentions?.length)
    await engine.write(courseComment, (tx) =>
      change({ tx, writer: engine.writer }, 'courseComment', String(row.id), { mentions }),
    )
  return told(row)
}

const told = ({ id, tzCreate }: Readonly<Record<string, unknown>>) => ({ id: String(id), tzCreate: String(tzCreate) })
