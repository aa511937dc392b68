import { call } from '@chengban/kernel/call.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** The link by which the client agrees to what was built; the one before is dead. */
export const askSign = call({
  method: 'POST',
  path: '/applyFor/action/askSign',
  label: '发送客户确认',
  input: { id: text('需求', { required: true, max: 36 }), version: int('version', { required: true }) },
  answer: { id: 'uuid', status: 'text', version: 'int', link: 'url', tzSignToken: 'datetime' },
})
