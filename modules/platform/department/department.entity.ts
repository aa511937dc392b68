import { entity } from '@chengban/kernel/entity.ts'
import { count, everybody, holds, is } from '@chengban/kernel/expr.ts'
import { level, pathOf } from '@chengban/kernel/gather.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** A part of the company; at most five levels. */
export const department = entity('department', {
  label: '部门',
  title: 'name',
  fields: {
    name: text('部门名称', { required: true, search: true }),
    code: text('部门编码', { unique: true }),
    parentId: ref('上级部门', 'department', { onDelete: 'restrict' }),
    leaderId: ref('负责人', 'user', { onDelete: 'setNull', among: { isEnable: true } }),
    dingtalkId: text('钉钉部门ID', { unique: true }),
    sort: int('排序', { default: 100 }),
    isEnable: bool('启用', { default: true }),
    remark: text('备注'),
    level: int('层级', { computed: level }),
    fullName: text('全称', { computed: pathOf('name', '/') }),
    userCount: int('人数', {
      computed: count({ of: 'user', by: 'departmentId', below: true, where: is({ isEnable: true }) }),
    }),
  },
  rows: { own: everybody, manage: holds('department:manage') },
  unique: [{ fields: ['parentId', 'name'], message: '同级部门名称已存在' }],
  tree: { parent: 'parentId', maxDepth: 5, isNamedWhole: true },
  on: { check: 'department/check', removing: 'department/removing' },
  list: {
    columns: ['name', 'code', 'leaderId', 'userCount', 'sort', 'isEnable'],
    filters: ['isEnable'],
    sort: 'sort,name',
    first: 'tree',
    order: { by: 'sort' },
  },
  children: [
    { of: 'department', by: 'parentId', label: '下级部门' },
    { of: 'user', by: 'departmentId' },
  ],
})
