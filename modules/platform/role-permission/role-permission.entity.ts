import { entity } from '@chengban/kernel/entity.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/** A bundle a role has; written by set-permission alone. */
export const rolePermission = entity('rolePermission', {
  label: '角色权限包',
  title: 'roleId',
  fields: {
    roleId: ref('角色', 'role', { required: true, onDelete: 'cascade' }),
    permissionId: ref('权限包', 'permission', { required: true, onDelete: 'restrict' }),
  },
  rows: { manage: holds('role:manage') },
  unique: [{ fields: ['roleId', 'permissionId'], message: '权限包已存在' }],
  readOnly: true,
})
