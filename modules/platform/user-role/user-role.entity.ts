import { entity } from '@chengban/kernel/entity.ts'
import { field, holds, is, le, me } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/** A role a person has, for a time or for good. */
export const userRole = entity('userRole', {
  label: '人员角色',
  title: 'userId',
  fields: {
    userId: ref('人员', 'user', { required: true, onDelete: 'cascade', fixed: true }),
    roleId: ref('角色', 'role', { required: true, onDelete: 'restrict', fixed: true }),
    isMain: bool('主角色', { default: false }),
    tzStart: date('生效日期'),
    tzEnd: date('失效日期', { hint: '当日仍有效' }),
  },
  rows: { own: me('userId'), manage: holds('role:manage') },
  unique: [
    { fields: ['userId', 'roleId'], message: '该人员已有此角色' },
    { fields: ['userId'], where: is({ isMain: true }), message: '主角色已存在' },
  ],
  checks: [{ holds: le(field('tzStart'), field('tzEnd')), field: 'tzEnd', message: '失效日期不能早于生效日期' }],
  on: { check: 'userRole/check', saved: 'userRole/saved', removing: 'userRole/removing' },
  indexes: [['roleId']],
})
