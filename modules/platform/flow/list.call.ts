import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'

/** Every audited entity with its setting, and what a setting of it can name. */
export const listFlows = call({
  method: 'GET',
  path: '/flow/list',
  label: '审批设置',
  who: holds('flow:manage'),
  answer: {
    nodes: 'json',
    roles: [{ id: 'uuid', name: 'text' }],
    operations: [{ id: 'uuid', name: 'text' }],
  },
})
