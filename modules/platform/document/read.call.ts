import { call } from '@chengban/kernel/call.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/** The reader confirms. */
export const read = call({
  method: 'POST',
  path: '/document/action/read',
  label: '确认阅读',
  input: { id: ref('文档', 'document', { required: true }), docVersion: int('文档版本', { required: true }) },
  answer: { isRead: 'bool', tzConfirm: 'datetime' },
})
