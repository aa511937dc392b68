import { call } from '@chengban/kernel/call.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/** Ends a session: one's own, or with admin:manage anybody's. */
export const kick = call({
  method: 'POST',
  path: '/loginLog/kick',
  label: '下线',
  input: { id: ref('登录记录', 'loginLog', { required: true }) },
  answer: { done: 'bool' },
})
