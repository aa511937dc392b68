import { call } from '@chengban/kernel/call.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** All that stands under a record now counts as read by the person asking. */
export const readComments = call({
  method: 'POST',
  path: '/comment/read',
  label: '评论已读',
  input: { id: text('记录ID', { required: true }), module: text('模块') },
  answer: { read: 'int' },
})
