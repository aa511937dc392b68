import { call } from '@chengban/kernel/call.ts'
import { allOf, eq, field, holds, is, me } from '@chengban/kernel/expr.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** The lines that passed for the month before, as drafts of a submission that has none. */
export const copyLast = call({
  method: 'POST',
  path: '/submitMonth/action/copyLast',
  label: '复制上月',
  offered: {
    of: 'submitMonth',
    on: 'record',
    when: allOf(me('creatorId'), is({ status: '草稿' }), eq(field('rowCount'), 0)),
    done: '已复制{copied}条',
  },
  who: holds('money:apply'),
  input: { id: text('提交单', { required: true }), version: int('版本', { required: true }) },
  answer: { copied: 'int', version: 'int' },
})
