import { call } from '@chengban/kernel/call.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Asks those who manage roles for a right that a page needs. */
export const apply = call({
  method: 'POST',
  path: '/permission/action/apply',
  label: '申请权限',
  input: { code: text('权限编码', { required: true, max: 100 }), screen: text('页面', { max: 200 }) },
  answer: { sent: 'int' },
})
