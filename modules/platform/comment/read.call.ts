import { call } from '@chengban/kernel/call.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Marks all comments on a record as read by the caller. */
export const readComments = call({
  method: 'POST',
  path: '/comment/read',
  label: '评论已读',
  input: { id: text('记录ID', { required: true }), module: text('模块') },
  answer: { read: 'int' },
})
