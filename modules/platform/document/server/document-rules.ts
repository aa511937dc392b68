import type { Handler } from '@chengban/engine/row/scene.ts'
import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import { invalid } from '@chengban/kernel/refusal.ts'

export const documentCheck: Handler = ({ row }) => {
  if (isEmpty(row.url) && isEmpty(row.video) && isEmpty(row.content)) throw invalid({ content: '请上传文档或填写正文' })
}
