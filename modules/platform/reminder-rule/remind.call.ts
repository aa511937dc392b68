import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import type { Notice } from '@chengban/kernel/notice.ts'

const ended = 'reminders that apply no more are ended'

/** My reminders that still hold, counted by family. */
export const remindSummary = call({
  method: 'GET',
  writes: ended,
  path: '/remind',
  label: '我的提醒',
  answer: {
    nodes: [{ family: 'json', label: 'text', count: 'int', codes: [{ code: 'code', name: 'text', count: 'int' }] }],
    totalCount: 'int',
  },
})

/** Runs one rule now and skips reminders already sent. */
export const runRemind = call({
  method: 'POST',
  path: '/remind/run',
  label: '执行提醒',
  who: holds('remind:manage'),
  input: { code: text('编码', { required: true }), date: date('日期') },
  answer: { created: 'int', skipped: 'int' },
})

/** My reminders of one notice that still hold, unread first, then the newest. */
export const remindOf = ({ code, name }: Notice) =>
  call({
    method: 'GET',
    writes: ended,
    path: `/remind/${code}`,
    label: name,
    answer: {
      nodes: [{ id: 'uuid', title: 'text', text: 'json', link: 'text?', tzCreate: 'datetime', isRead: 'bool' }],
      totalCount: 'int',
    },
  })
