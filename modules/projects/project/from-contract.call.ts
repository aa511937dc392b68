import { call } from '@chengban/kernel/call.ts'
import { allOf, anyOf, holds, is, isSet, not } from '@chengban/kernel/expr.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** A draft of a project from a contract that was signed. */
export const fromContract = call({
  method: 'POST',
  path: '/project/action/fromContract',
  label: '由合同立项',
  offered: {
    of: 'contract',
    on: 'record',
    when: allOf(
      is({ status: '通过', isBegun: false }),
      not(isSet('parentId')),
      not(is({ stage: ['未生效', '待签署'] })),
    ),
    from: { contractId: 'id' },
    done: '已立项，请在我的项目中完善',
  },
  who: anyOf(holds('project:apply'), holds('project:manage')),
  input: { contractId: text('合同', { required: true, max: 36 }) },
  answer: { id: 'uuid' },
})
