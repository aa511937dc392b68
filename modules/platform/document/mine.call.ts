import { call } from '@chengban/kernel/call.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'

/** What I have to read. */
export const mine = call({
  method: 'GET',
  path: '/document/mine',
  label: '我的文档',
  input: { status: oneOf('状态', ['未读', '已打开', '已读']) },
  answer: {
    nodes: [
      {
        id: 'uuid',
        name: 'text',
        type: 'text',
        docVersion: 'int',
        dueDate: 'date?',
        status: '未读|已打开|已读',
        isOverdue: 'bool?',
      },
    ],
    totalCount: 'int',
  },
})
