import { call } from '@chengban/kernel/call.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

/** Sends the state of a project to all its members, once a day. */
export const aldSend = call({
  method: 'POST',
  path: '/project/aldSend',
  label: '发简报',
  input: { id: text('项目', { required: true, max: 36 }), message: longText('补充', { max: 1000 }) },
  answer: { sent: 'int', channel: '站内|站内+钉钉', tzAldSend: 'datetime' },
})
