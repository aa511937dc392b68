import { call } from '@chengban/kernel/call.ts'
import { anyOf, holds } from '@chengban/kernel/expr.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/** What a person would leave behind: work to hand over, money to settle, things to give back. */
export const openWork = call({
  method: 'GET',
  path: '/user/openWork',
  label: '未办结的工作',
  who: anyOf(holds('user:handover'), holds('user:disable')),
  input: { id: ref('人员', 'user', { required: true }) },
  answer: {
    work: [{ module: 'text', label: 'text', count: 'int', 'reason?': 'text' }],
    unsettled: [{ module: 'text', label: 'text', count: 'int' }],
    takenOut: [{ module: 'text', label: 'text', count: 'int' }],
    workCount: 'int',
    itemCount: 'int',
  },
})
