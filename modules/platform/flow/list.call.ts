import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'

/** Every audited entity with its setting, and what a setting of it can name. */
export const listFlows = call({
  method: 'GET',
  path: '/flow/list',
  label: '审批设置',
  who: holds('flow:manage'),
  answer: {
    nodes:
      '[{entity, label, area, levels, codes: [text per level], isSet, setting: {approvers, mode, skip, signature, slaHours, cc}, people, departments, figures, conditions: [{name, label}]}]',
    roles: '[{id, name}]',
    operations: '[{id, name}]',
  },
})
