import { call } from '@chengban/kernel/call.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

const shape = {
  method: 'POST',
  label: '提醒',
  input: {
    id: text('记录ID', { required: true }),
    submitterId: ref('接收人', 'user', { required: true }),
    type: text('模块', { required: true }),
    message: longText('提醒内容', { required: true, max: 500 }),
  },
  answer: { id: 'uuid' },
} as const

/** A word to somebody about a record, once in four hours. */
export const remind = call({ ...shape, path: '/messageRemind' })
export const remindKebab = call({ ...shape, path: '/message-remind' })
