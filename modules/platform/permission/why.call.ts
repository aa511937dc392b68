import { call } from '@chengban/kernel/call.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Why I hold a code or lack it, and who could give it to me. */
export const why = call({
  method: 'GET',
  path: '/permission/why',
  label: '为何我有或没有此权限',
  input: { code: text('操作码', { required: true, max: 100 }) },
  answer: {
    code: 'text',
    name: 'text',
    allowed: 'bool',
    because: [{ source: 'text', entry: 'text', effect: 'text' }],
    managers: [{ id: 'uuid', name: 'text' }],
  },
})
