import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { int } from '@chengban/kernel/kinds/int.ts'

/** Puts an entry elsewhere in the tree: under a group (or none), in front of the sibling that has this place now. */
export const moveMenu = call({
  method: 'POST',
  path: '/menu/move',
  label: '移动菜单',
  who: holds('menu:manage'),
  input: { id: int('菜单', { required: true }), parentId: int('上级菜单'), sort: int('排序', { required: true }) },
  answer: { id: 'int' },
})
