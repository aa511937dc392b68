import { call } from '@chengban/kernel/call.ts'

/** What I may and which screens I open; answered also while the first password stands. */
export const self = call({
  method: 'GET',
  path: '/permission/self',
  label: '我的权限',
  answer: { operations: ['code'], permissions: ['uuid'], roles: [{ id: 'uuid', name: 'text' }], menus: ['json'] },
})
