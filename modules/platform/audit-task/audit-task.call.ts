import { call } from '@chengban/kernel/call.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/**
 * todo: waits for me; done: I have decided; mine: I submitted; cc: I was notified. open: waits for anybody, limited to
 * the records the caller may see; holders of flow:manage see all of it.
 */
export const inbox = call({
  method: 'GET',
  path: '/auditTask',
  label: '审批中心',
  input: {
    box: oneOf('分类', ['todo', 'done', 'mine', 'cc', 'open']),
    module: text('模块', { hint: '可用逗号写几个' }),
    keyword: text('关键字'),
    overdue: bool('已超时'),
    pageNumber: int('页码'),
    pageSize: int('每页条数'),
  },
  answer: {
    nodes: [
      {
        id: 'uuid',
        module: 'text',
        moduleLabel: 'text',
        relevanceId: 'text',
        title: 'text',
        summary: 'json',
        initiator: { id: 'uuid', name: 'text', avatar: 'url?' },
        auditLevel: 'json',
        levels: 'json',
        round: 'int',
        status: 'text',
        tzCreate: 'datetime',
        tzDue: 'datetime?',
        isOverdue: 'bool',
        isRead: 'bool',
        isPlain: 'bool',
        version: 'int?',
        link: 'text?',
        phoneLink: 'text',
      },
    ],
    totalCount: 'int',
    counts: { todo: 'int', done: 'int', mine: 'int', cc: 'int' },
  },
})
