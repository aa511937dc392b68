import { call } from '@chengban/kernel/call.ts'
import { tree } from '../menu/tree.call.ts'

/** Returns the caller's permissions and screens, even before the first password is replaced. */
export const self = call({
  method: 'GET',
  path: '/permission/self',
  label: '我的权限',
  answer: {
    operations: ['code'],
    permissions: ['text'],
    roles: [{ id: 'uuid', name: 'text' }],
    menus: tree.answer.nodes,
  },
})
