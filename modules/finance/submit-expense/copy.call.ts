import { call } from '@chengban/kernel/call.ts'
import { holds, me } from '@chengban/kernel/expr.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** A new claim like one's own: its lines without days and receipts. */
export const copyClaim = call({
  method: 'GET',
  path: '/submitExpense/copy',
  label: '复制',
  who: holds('submitExpense:apply'),
  offered: { of: 'submitExpense', on: 'record', when: me('creatorId'), begins: { of: 'submitExpense', row: 'row' } },
  input: { id: text('原报销单', { required: true, max: 36 }) },
  answer: { row: 'json' },
})
