import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText } from '@chengban/kernel/kinds/text.ts'

/** A second person who manages roles applies or drops what waits. */
export const confirmPermission = call({
  method: 'POST',
  path: '/role/action/confirmPermission',
  label: '复核角色权限',
  who: holds('role:manage'),
  input: {
    id: ref('角色', 'role', { required: true }),
    version: int('版本', { required: true }),
    pass: bool('通过', { required: true }),
    opinion: longText('意见'),
  },
  answer: { id: 'uuid', version: 'int' },
})
