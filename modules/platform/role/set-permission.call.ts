import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/** Replaces the bundles and codes of a role. Omitted ones stay unchanged. */
export const setPermission = call({
  method: 'PATCH',
  path: '/role/action/set-permission',
  label: '设置角色权限',
  who: holds('role:manage'),
  input: {
    id: ref('角色', 'role', { required: true }),
    version: int('版本'),
    permissionIds: json('权限包'),
    operationCodes: json('操作码'),
  },
  answer: { id: 'uuid', version: 'int', added: ['code'], removed: ['code'], pending: 'bool' },
})
