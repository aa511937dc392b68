import { anyOf, holds, me } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { longText } from '@chengban/kernel/kinds/text.ts'

const given = <const K extends string>(name: K) => ['given', name] as const

/** Requests a cancellation of all or part of an issued invoice as a separate red row. */
export const flushRed = {
  name: 'flushRed',
  label: '申请红冲',
  who: anyOf(me('initiator'), holds('invoicing:flushRed')),
  locks: ['contractId'],
  call: {
    path: '/invoicing/flushRed',
    answers: {
      id: given('id'),
      applyNumber: given('applyNumber'),
      money: given('money'),
      status: given('status'),
      left: given('left'),
    },
  },
  asks: {
    money: money('红冲金额', { hint: '留空：剩余全部' }),
    reason: dict('红冲原因', 'redReason', { required: true }),
    isUsed: bool('购方已使用', { default: false }),
    remark: longText('备注'),
    file: files('附件'),
  },
  // neither the whole sum, of which a part may be flushed already, nor the words of the invoice
  begins: { money: 'nothing', remark: 'nothing', reason: 'nothing' },
  guard: 'invoicing/flushable',
  effect: 'invoicing/flushRed',
} as const
