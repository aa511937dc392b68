import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Who holds a code and why, and from whom an entry with `!` takes it. */
export const holders = call({
  method: 'GET',
  path: '/permission/holders',
  label: '谁有此权限',
  who: holds('role:manage'),
  input: { code: text('操作码', { required: true, max: 100 }) },
  answer: {
    code: 'text',
    name: 'text',
    nodes: [
      {
        user: { id: 'uuid', name: 'text' },
        department: 'text?',
        allowed: 'bool',
        because: [{ source: 'text', entry: 'text', effect: 'text' }],
      },
    ],
    totalCount: 'int',
  },
})
