import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { ref, refs } from '@chengban/kernel/kinds/ref.ts'

/** What failed is tried again at once. */
export const retrySync = call({
  method: 'POST',
  path: '/clientSync/action/retry',
  label: '重新同步',
  offered: { of: 'clientSync', on: 'rows', leaves: ['clientId'], done: '已排队{queued}条' },
  who: holds('sync:manage'),
  input: { ids: refs('同步记录', 'clientSync'), clientId: ref('客户', 'client') },
  answer: { queued: 'int' },
})
