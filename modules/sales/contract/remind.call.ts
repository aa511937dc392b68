import { call } from '@chengban/kernel/call.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Answers the reminder that a contract's maintenance ends: an opportunity to renew it, later, or no more. */
export const contractOpportunityUpdate = call({
  method: 'PATCH',
  path: '/remind/contractOpportunityUpdate',
  label: '处理维护到期提醒',
  input: {
    id: ref('合同', 'contract', { required: true }),
    action: oneOf('处理方式', ['renew', 'postpone', 'stop'], { required: true }),
    days: int('天数', { min: 1, max: 90 }),
    name: text('商机名称'),
    money: money('预算金额'),
    reason: text('原因'),
  },
  answer: { id: 'uuid', businessOpportunityId: 'uuid?' },
})
