import { call } from '@chengban/kernel/call.ts'
import { tree } from '../menu/tree.call.ts'

/** What I may and which screens I open; answered also while the first password stands. */
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
