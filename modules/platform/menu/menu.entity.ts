import { entity } from '@chengban/kernel/entity.ts'
import { everybody, holds } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** An entry of the function tree: a group, or a route of the product or of another site. */
export const menu = entity('menu', {
  label: '菜单',
  title: 'name',
  id: 'int',
  fields: {
    id: int('ID', { readonly: true }),
    name: text('名称', { required: true, search: true }),
    icon: text('图标'),
    route: text('路由', { unique: '路由已存在', pattern: { source: '^(/|https://)', message: '路由格式错误' } }),
    parentId: ref('上级菜单', 'menu', { onDelete: 'restrict' }),
    active: bool('启用', { default: true }),
    sort: int('排序', { default: 100 }),
    operationCodes: json('所需操作码', {
      default: [],
      structure: ['text'],
      hint: '有其中一个即可打开；空 = 全体登录人员',
    }),
    badge: text('角标'),
  },
  onEveryPage: true,
  rows: { own: everybody, manage: holds('menu:manage') },
  tree: { parent: 'parentId', maxDepth: 2 },
  on: { check: 'menu/check' },
  list: {
    columns: ['id', 'name', 'icon', 'route', 'parentId', 'sort', 'active'],
    filters: ['active', 'parentId'],
    sort: 'parentId,sort,id',
    order: { by: 'sort' },
  },
})
