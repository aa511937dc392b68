import { entity } from '@chengban/kernel/entity.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Where a stored file is attached; kept whenever a file field is saved. */
export const fileLink = entity('fileLink', {
  label: '文件引用',
  title: 'module',
  fields: {
    fileId: ref('文件', 'storedFile', { required: true, onDelete: 'cascade' }),
    module: text('模块'),
    relevanceId: text('记录ID', { isAside: true }),
    field: text('字段'),
  },
  rows: { manage: holds('file:manage') },
  readOnly: true,
  indexes: [['fileId'], ['module', 'relevanceId']],
})
