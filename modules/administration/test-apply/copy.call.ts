import { call } from '@chengban/kernel/call.ts'
import { holds, me } from '@chengban/kernel/expr.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** A new trial like one's own, for other days. */
export const copyTest = call({
  method: 'GET',
  path: '/testApply/copy',
  label: '复制',
  who: holds('testApply:apply'),
  offered: { of: 'testApply', on: 'record', when: me('userId'), begins: { of: 'testApply', row: 'row' } },
  input: { id: text('原测试申请', { required: true, max: 36 }) },
  answer: { row: 'json' },
})
