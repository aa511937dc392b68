import { entity } from '@chengban/kernel/entity.ts'
import { holds, me, via } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Somebody opened, looked at or took the file of a share. */
export const fileShareVisit = entity('fileShareVisit', {
  label: '分享访问',
  title: 'action',
  fields: {
    shareId: ref('分享', 'fileShare', { required: true, onDelete: 'cascade' }),
    action: oneOf('动作', ['打开', '预览', '下载'], { required: true }),
    address: text('来源地址'),
    userAgent: text('浏览器'),
  },
  rows: { own: via('shareId', me('creatorId')), manage: holds('file:manage') },
  readOnly: true,
  appendOnly: true,
  indexes: [['shareId', 'tzCreate']],
  list: {
    columns: ['shareId', 'action', 'address', 'userAgent', 'tzCreate'],
    filters: ['shareId', 'action'],
    sort: '-tzCreate',
  },
})
