import type { Handler } from '@chengban/engine/row/scene.ts'
import { invalid } from '@chengban/kernel/refusal.ts'

/** Refuses an empty remark and a remark on a file that is not attached to the named record. */
export const fileRemarkCheck: Handler<'fileRemark'> = async ({ tx, before, row }) => {
  if (String(row.content ?? '').trim() === '') throw invalid({ content: '评论不能为空' })
  if (before) return
  const [file] = await tx.query<{ name: string; uploaderId: string | null }>(
    `select f.name, f.creator_id as "uploaderId" from store.file_link l join store.stored_file f on f.id = l.file_id
     where l.module = $1 and l.relevance_id = $2 and f.url = $3 limit 1`,
    [row.module, row.relevanceId, row.fileUrl],
  )
  if (!file) throw invalid({ fileUrl: '文件不存在' })
  row.fileName = file.name
  row.uploaderId = file.uploaderId
}
