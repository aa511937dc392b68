import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { refs } from '@chengban/kernel/kinds/ref.ts'

const who = holds('config:manage')

/** Whether DingTalk is there, and what waits, went out today and failed. */
export const dingState = call({
  method: 'GET',
  path: '/ding/state',
  label: '钉钉状态',
  who,
  answer: {
    configured: 'bool',
    from: 'json',
    bound: 'int',
    people: 'int',
    queued: 'int',
    sent: 'int',
    failed: 'int',
  },
})

/** Messages that did not go out, the newest first. */
export const dingFailed = call({
  method: 'GET',
  path: '/ding/failed',
  label: '未送达的钉钉消息',
  who,
  input: { pageNumber: int('页码'), pageSize: int('每页条数') },
  answer: {
    nodes: [
      {
        id: 'uuid',
        kind: 'json',
        title: 'text',
        user: { id: 'uuid', name: 'text' },
        dingTries: 'json',
        dingError: 'json',
        tzCreate: 'datetime',
      },
    ],
    totalCount: 'int',
  },
})

/** Sends again what failed: some of it, or all. */
export const dingResend = call({
  method: 'POST',
  path: '/ding/resend',
  label: '重发钉钉消息',
  who,
  input: { ids: refs('消息', 'message'), all: bool('全部') },
  answer: { queued: 'int' },
})

/** A word to oneself, at once. */
export const dingTest = call({
  method: 'POST',
  path: '/ding/test',
  label: '发送钉钉测试消息',
  who,
  answer: { ms: 'int' },
})
