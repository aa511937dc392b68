import { entity } from '@chengban/kernel/entity.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref, refs } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** A named bundle of screens and operation codes. */
export const permission = entity('permission', {
  label: '权限包',
  title: 'name',
  id: 'text',
  fields: {
    id: text('编码', {
      required: true,
      unique: true,
      fixed: true,
      pattern: { source: '^[a-zA-Z0-9._-]+$', message: '编码格式错误' },
    }),
    name: text('名称', { required: true, search: true }),
    parentId: ref('上级', 'permission', { onDelete: 'restrict' }),
    menuIds: refs('菜单', 'menu'),
    operationIds: refs('操作码', 'operation'),
    sort: int('排序', { default: 100 }),
    remark: text('说明'),
  },
  rows: { manage: holds('role:manage'), also: [holds('log:read')] },
  on: { check: 'permission/check' },
})
