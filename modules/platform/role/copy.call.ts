import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** A new role with the duty and the rights of another, and without its members. */
export const copyRole = call({
  method: 'POST',
  path: '/role/copy',
  label: '复制角色',
  who: holds('role:manage'),
  input: { id: ref('角色', 'role', { required: true }), name: text('角色名称') },
  answer: { id: 'uuid', name: 'text' },
})
