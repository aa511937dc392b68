import { call } from '@chengban/kernel/call.ts'
import { is } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** The end is near or past, and nothing has followed yet. */
const open = is({ status: ['即将到期', '已到期'] })

/** Answers the reminder that a contract's maintenance ends: an opportunity to renew it, later, or no more. */
export const contractOpportunityUpdate = call({
  method: 'PATCH',
  path: '/remind/contractOpportunityUpdate',
  label: '处理维护到期提醒',
  offered: [
    {
      of: 'maintenance',
      on: 'record',
      label: '续约商机',
      when: open,
      from: { id: 'contractId' },
      given: { action: 'renew' },
      leaves: ['days', 'reason'],
      done: '续约商机已建立',
    },
    {
      of: 'maintenance',
      on: 'record',
      label: '延后提醒',
      when: open,
      from: { id: 'contractId' },
      given: { action: 'postpone' },
      leaves: ['name', 'money'],
      asks: { days: int('天数', { required: true, min: 1, max: 90 }) },
      done: '已延后',
    },
    {
      of: 'maintenance',
      on: 'record',
      label: '不再提醒',
      when: open,
      from: { id: 'contractId' },
      given: { action: 'stop' },
      leaves: ['days', 'name', 'money'],
      asks: { reason: text('原因', { required: true }) },
      danger: true,
      done: '到期前不再提醒',
    },
  ],
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
