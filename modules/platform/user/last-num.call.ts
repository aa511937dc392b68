import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'

/** The highest job number and the one a new person gets. */
export const lastNum = call({
  method: 'GET',
  path: '/user/lastNum',
  label: '最新工号',
  who: holds('user:edit'),
  answer: { lastNum: 'text?', nextNum: 'text' },
})
