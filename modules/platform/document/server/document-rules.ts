import type { Handler } from '@chengban/engine/row/scene.ts'
import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'

export const documentCheck: Handler = ({ row }) => {
  if (isEmpty(row.url) && isEmpty(row.video) && isEmpty(row.content)) throw invalid({ content: '请上传文档或填写正文' })
}

export const documentRemoving: Handler = ({ row }) => {
  if (Number(row.docVersion) > 0) throw conflict('已发布的文档不能删除，请停用')
}

/** Refuses to delete readings of a published version; only readers named for the next version may be removed. */
export const documentUserRemoving: Handler = ({ row }) => {
  if (Number(row.docVersion) > 0) throw conflict('已发布版本的阅读记录不能删除')
}
