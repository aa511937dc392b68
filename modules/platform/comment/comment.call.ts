import { call } from '@chengban/kernel/call.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Lists the comments on a record and its history, newest first. */
export const comments = call({
  method: 'GET',
  writes: 'reading a secret in a record is recorded',
  path: '/comment',
  label: '单据的评论与记录',
  input: {
    module: text('模块'),
    relevanceId: text('记录ID'),
    type: oneOf('类型', ['评论', '记录']),
    pageNumber: int('页码'),
    pageSize: int('每页条数'),
  },
  answer: {
    nodes: [
      {
        id: 'uuid',
        userId: 'uuid?',
        relevanceId: 'text',
        module: 'text',
        content: 'text',
        type: 'text',
        source: 'text',
        user: { name: 'text', avatar: 'files' },
        tzCreate: 'datetime',
        parentId: 'uuid?',
        mentions: 'json',
        file: 'json',
        detail: 'json',
        isRead: 'bool',
        canEdit: 'bool',
        version: 'int',
      },
    ],
    totalCount: 'int',
    // who sees the record in part reads nothing here and says nothing
    isWhole: 'bool',
  },
})
