import { call } from '@chengban/kernel/call.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/** Lists the records that hold one of the files, for its creator and for people who manage files. */
export const uses = call({
  method: 'GET',
  path: '/file-audit/uses',
  label: '文件引用处',
  input: { id: ref('文件', 'fileAudit', { required: true }) },
  answer: { nodes: [{ module: 'text', label: 'text', relevanceId: 'text?', title: 'text?' }], totalCount: 'int' },
})
