import { entity } from '@chengban/kernel/entity.ts'
import { me } from '@chengban/kernel/expr.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Up to when a person has read the comments of a record. */
export const commentRead = entity('commentRead', {
  label: '评论已读',
  title: 'module',
  fields: {
    userId: ref('人员', 'user', { required: true, onDelete: 'cascade' }),
    module: text('模块'),
    relevanceId: text('记录ID', { isAside: true }),
    tzRead: datetime('已读至'),
  },
  rows: { own: me('userId') },
  untrailed: true,
  readOnly: true,
  unique: [{ fields: ['userId', 'module', 'relevanceId'], message: '评论已读已存在' }],
})
