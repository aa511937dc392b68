import { demandReaders } from '@chengban/engine/row/readers.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'
import { invalid, notFound } from '@chengban/kernel/refusal.ts'

/** Words, not blanks; a reply stands below a first comment of the same course, also where it answers a reply. */
export const checkComment: Handler<'courseComment'> = async ({ tx, row, before }) => {
  if (!String(row.content ?? '').trim()) throw invalid({ content: '评论不能为空' })
  await demandReaders(tx, row.mentions, { module: 'course', id: row.courseId })
  if (before || !row.parentId) return
  const [parent] = await tx.query<{ id: string }>(
    'select coalesce(c.parent_id, c.id) as id from store.course_comment c where c.id = $1 and c.course_id = $2',
    [row.parentId, row.courseId],
  )
  if (!parent) throw notFound()
  row.parentId = parent.id
}
