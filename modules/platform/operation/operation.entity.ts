import { entity } from '@chengban/kernel/entity.ts'
import { everybody, holds, is } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Something that can be allowed: its id is the code, entity:verb. */
export const operation = entity('operation', {
  label: '操作码',
  title: 'name',
  id: 'text',
  fields: {
    id: text('操作码', { required: true, unique: true, fixed: true }),
    name: text('名称', { required: true, search: true }),
    module: text('模块'),
    isSensitive: bool('敏感', { default: false }),
    isSystem: bool('内置', { default: true, readonly: true }),
    sort: int('排序', { default: 100 }),
    remark: text('说明'),
  },
  rows: { manage: holds('role:manage'), partial: [{ when: everybody, fields: ['name'] }] },
  removable: [{ holds: is({ isSystem: false }), message: '内置操作码不可删除' }],
  on: { removing: 'operation/removing' },
})
