import { call } from '@chengban/kernel/call.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { refs } from '@chengban/kernel/kinds/ref.ts'
import { messageKinds } from './message.call.ts'

/** Marks own messages read: some by id, those of a kind, or all. */
export const readMessage = call({
  method: 'POST',
  path: '/message/read',
  label: '消息已读',
  input: { ids: refs('消息', 'message'), all: bool('全部'), kind: oneOf('类别', messageKinds) },
  answer: { read: 'int', unread: 'int' },
})
