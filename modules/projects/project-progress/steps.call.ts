import { call } from '@chengban/kernel/call.ts'
import { is } from '@chengban/kernel/expr.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

const seen = { id: text('确认单', { required: true, max: 36 }), version: int('version', { required: true }) } as const

/** What the client has signed is done; where it ends a stage, the next one begins. */
export const complete = call({
  method: 'POST',
  path: '/projectProgress/complete',
  label: '完成确认单',
  input: seen,
  answer: { id: 'uuid', node: 'int', nextNode: 'int?', projectStatus: 'text' },
})

const confirming = {
  method: 'POST',
  label: '内部确认',
  input: { ...seen, opinion: longText('意见', { max: 1000 }) },
  answer: { id: 'uuid', status: 'text', link: 'url', contentHash: 'text' },
} as const

/** Our own confirmation: the client reads it from now on, by this link. */
export const confirm = call({ ...confirming, path: '/projectProgress/confirm' })

/** The same call under the path of the move, so that the person who presses the button also receives the link. */
export const confirmMove = call({ ...confirming, path: '/projectProgress/action/confirm' })

/** Refreshes the frozen content of the sheet with the current data. */
export const reportSync = call({
  method: 'POST',
  path: '/projectProgress/reportSync',
  label: '更新内容',
  offered: {
    of: 'projectProgress',
    on: 'record',
    label: '更新确认内容',
    move: 'reportSync',
    when: is({ status: ['草稿', '待内部确认'] }),
    done: '内容已更新',
  },
  input: seen,
  answer: { report: 'json', contentHash: 'text', changed: 'bool' },
})
