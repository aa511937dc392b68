import { call } from '@chengban/kernel/call.ts'
import { anyOf, holds } from '@chengban/kernel/expr.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** A draft of a project from a contract that was signed. */
export const fromContract = call({
  method: 'POST',
  path: '/project/action/fromContract',
  label: '由合同立项',
  who: anyOf(holds('project:apply'), holds('project:manage')),
  input: { contractId: text('合同', { required: true, max: 36 }) },
  answer: { id: 'uuid' },
})
