import { entity } from '@chengban/kernel/entity.ts'
import { everybody, holds, is } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** A list of values that people choose from; its id is what fields name, such as clientGrade. */
export const dictType = entity('dictType', {
  label: '字典类型',
  title: 'name',
  id: 'text',
  fields: {
    id: text('编码', { required: true, unique: true, fixed: true }),
    name: text('名称', { required: true, search: true }),
    isSystem: bool('内置', { default: false, readonly: true }),
    sort: int('排序', { default: 100 }),
    remark: text('说明'),
  },
  onEveryPage: true,
  rows: { own: everybody, manage: holds('dict:manage') },
  removable: [{ holds: is({ isSystem: false }), message: '内置字典不可删除' }],
  on: { removing: 'dictType/removing' },
  children: [{ of: 'dict', by: 'dictTypeId' }],
})
