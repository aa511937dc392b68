import { entity } from '@chengban/kernel/entity.ts'
import { allOf, count, everybody, holds, is, via } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { inForce } from '../user-role/in-force.ts'

/** What a group of people does and may do. */
export const role = entity('role', {
  label: '角色',
  title: 'name',
  fields: {
    name: text('角色名称', { required: true, unique: true, search: true }),
    duty: longText('岗位职责'),
    userGroup: dict('用户组', 'userGroup'),
    tag: dict('标签', 'roleTag'),
    sort: int('排序', { default: 100, min: 0, max: 9999 }),
    isEnable: bool('启用', { default: true }),
    isSystem: bool('内置', { default: false, readonly: true }),
    userCount: int('人数', {
      computed: count({ of: 'userRole', by: 'roleId', where: allOf(inForce, via('userId', is({ isEnable: true }))) }),
    }),
    pending: json('待复核权限', { readonly: true, isAside: true }),
  },
  rows: {
    manage: holds('role:manage'),
    partial: [{ when: everybody, fields: ['name', 'duty', 'userGroup', 'tag', 'sort'] }],
  },
  on: { check: 'role/check', removing: 'role/removing' },
  list: {
    columns: ['name', 'userGroup', 'tag', 'duty', 'userCount', 'sort', 'isEnable'],
    filters: ['userGroup', 'tag', 'isEnable'],
    sort: 'sort,name',
  },
})
