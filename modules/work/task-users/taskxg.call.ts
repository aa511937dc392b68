import { call } from '@chengban/kernel/call.ts'
import { me, not } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

const offer = { of: 'task', on: 'record', when: not(me('designee')), leaves: ['isCare', 'isIgnore'] } as const

/** Whether one cares for a task or ignores it; its duties are never put off. */
export const taskxg = call({
  method: 'PATCH',
  path: '/remind/taskxg',
  label: '关注或忽略任务',
  offered: [
    { ...offer, label: '关注', given: { isCare: true }, done: '已关注' },
    { ...offer, label: '忽略', given: { isIgnore: true }, done: '已忽略' },
  ],
  input: { id: ref('任务', 'task', { required: true }), isCare: bool('关注'), isIgnore: bool('忽略') },
  answer: { id: 'uuid', isCare: 'bool', isIgnore: 'bool', read: 'int' },
})
