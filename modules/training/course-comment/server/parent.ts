import { demandReaders } from '@chengban/engine/row/readers.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'
import { invalid, notFound } from '@chengban/kernel/refusal.ts'

/**
 * Refuses a blank comment. A reply to a reply is attached to the first comment, which must belong to the same course.
 */
export const courseCommentCheck: Handler<'courseComment'> = async ({ tx, row, before, input }) => {
  if (!String(row.content ?? '').trim()) throw invalid({ content: '评论不能为空' })
  if (!before || 'mentions' in input) await demandReaders(tx, row.mentions, { module: 'course', id: row.courseId })
  if (before || !row.parentId) return
  const [parent] = await tx.query<{ id: string }>(
    'select coalesce(c.parent_id, c.id) as id from store.course_comment c where c.id = $1 and c.course_id = $2',
    [row.parentId, row.courseId],
  )
  if (!parent) throw notFound()
  row.parentId = parent.id
}
