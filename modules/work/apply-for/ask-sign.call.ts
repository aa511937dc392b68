import { call } from '@chengban/kernel/call.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Creates the link by which the client accepts the finished requirement, and invalidates the earlier link. */
export const askSign = call({
  method: 'POST',
  path: '/applyFor/action/askSign',
  label: '发送客户确认',
  input: { id: text('需求', { required: true, max: 36 }), version: int('version', { required: true }) },
  answer: { id: 'uuid', status: 'text', version: 'int', link: 'url', tzSignToken: 'datetime' },
})
