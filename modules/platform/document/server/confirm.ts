import { clock } from '@chengban/engine/clock.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'
import { invalid } from '@chengban/kernel/refusal.ts'

/** `isRead` written into one's own row is the confirmation, under its conditions; it is never taken back or given to others. */
export const documentUserCheck: Handler = async ({ tx, writer, before, row }) => {
  if (Boolean(row.isRead) === Boolean(before?.isRead)) return
  if (!row.isRead || row.userId !== writer.actor.userId) throw invalid({ isRead: '该字段不可修改' })
  const [through] = await tx.query(
    `select from store.document d
       join store.document_user du on du.document_id = d.id and du.doc_version = d.doc_version
       join store.document_version v on v.document_id = d.id and v.doc_version = d.doc_version
     where du.id = $1 and d.status = '已发布' and du.is_end and du.seconds >= (v.content ->> 'minSeconds')::integer`,
    [row.id],
  )
  if (!through) throw invalid({ isRead: '请先阅读文档' })
  row.tzConfirm = clock.now().toISOString()
}

/** Lists that ask for the document hear that it is read. */
export const documentUserSaved: Handler = ({ tx, writer, before, row }) =>
  row.isRead && !before?.isRead ? writer.services.tickLearning(tx, writer, [String(row.userId)]) : undefined
