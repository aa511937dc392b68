import { entity } from '@chengban/kernel/entity.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** A code, `prefix:*`, `*` or one of them with `!` that a role has; written by set-permission alone. */
export const roleOperation = entity('roleOperation', {
  label: '角色操作码',
  title: 'code',
  fields: {
    roleId: ref('角色', 'role', { required: true, onDelete: 'cascade' }),
    code: text('操作码', { required: true }),
  },
  rows: { manage: holds('role:manage') },
  unique: [{ fields: ['roleId', 'code'], message: '操作码已存在' }],
  readOnly: true,
})
