import { call } from '@chengban/kernel/call.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

export const messageKinds = ['审批', '提醒', '催办', '提到我', '抄送', '通知', '系统'] as const

/** Messages of the person asking that still hold, unread first. */
export const messages = call({
  method: 'GET',
  path: '/message',
  label: '我的消息',
  input: {
    kind: oneOf('类别', messageKinds),
    isRead: bool('已读'),
    keyword: text('关键字'),
    pageNumber: int('页码'),
    pageSize: int('每页条数'),
  },
  answer: {
    nodes: ['json'],
    totalCount: 'int',
    unread: {
      all: 'json',
      审批: 'json',
      提醒: 'json',
      催办: 'json',
      提到我: 'json',
      抄送: 'json',
      通知: 'json',
      系统: 'json',
    },
  },
})
