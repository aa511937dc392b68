import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/** Shuts a person out; open approvals go to others, the rest of the open work is counted. */
export const disable = call({
  method: 'POST',
  path: '/user/disable',
  label: '停用人员',
  who: holds('user:disable'),
  input: {
    id: ref('人员', 'user', { required: true }),
    version: int('version', { required: true }),
    handoverId: ref('交接人', 'user'),
  },
  answer: { id: 'uuid', movedTasks: 'int', openWork: [{ module: 'text', label: 'text', count: 'int' }] },
})
