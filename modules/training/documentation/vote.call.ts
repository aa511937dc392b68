import { call } from '@chengban/kernel/call.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Whether a page has helped: one voice a person, which may be changed. */
export const vote = call({
  method: 'POST',
  path: '/documentation/action/vote',
  label: '评价资料',
  input: { id: text('资料', { required: true, max: 36 }), good: bool('有帮助', { required: true }) },
  answer: { good: 'bool', goodCount: 'int', badCount: 'int' },
})
