import { entity } from '@chengban/kernel/entity.ts'
import { anyOf, everybody, holds, is, me } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** How a person, or everybody, likes to see a list. */
export const savedView = entity('savedView', {
  label: '列表视图',
  title: 'name',
  fields: {
    module: text('列表', { required: true, fixed: true, hint: '列表的路由' }),
    name: text('名称', { required: true, max: 50 }),
    filters: json('筛选', { isAside: true }),
    columns: lines(
      '列',
      {
        field: text('字段', { required: true }),
        width: int('宽度', { min: 40, max: 2000 }),
        fixed: oneOf('固定', ['left', 'right']),
      },
      { max: 200, distinct: { field: { message: '列重复' } } },
    ),
    sort: text('排序'),
    address: text('地址', { max: 4000, hint: '列表的地址栏参数：标签、样式、筛选与排序' }),
    isDefault: bool('默认', { default: false }),
    isShared: bool('共享', { default: false }),
  },
  rows: { own: anyOf(me('creatorId'), is({ isShared: true })), manage: holds('config:manage') },
  self: me('creatorId'),
  write: {
    create: everybody,
    update: anyOf(me('creatorId'), holds('config:manage')),
    remove: anyOf(me('creatorId'), holds('config:manage')),
  },
  unique: [
    { fields: ['creatorId', 'module', 'name'], message: '视图名称已存在' },
    { fields: ['creatorId', 'module'], where: is({ isDefault: true }), message: '默认视图已存在' },
  ],
  on: { check: 'savedView/check', removing: 'savedView/removing' },
  indexes: [['module', 'isShared']],
  list: { columns: ['name', 'module', 'isDefault', 'isShared'], filters: ['module', 'isShared'], sort: 'name' },
})
