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
    work: '[{module, label, count, reason?}]，reason 为交接后仍留下的原因',
    unsettled: '[{module, label, count}]',
    takenOut: '[{module, label, count}]',
    workCount: 'int',
    itemCount: 'int',
  },
})
