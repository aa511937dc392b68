import { call } from '@chengban/kernel/call.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

/** A word to somebody about a record, once in four hours. */
export const remind = call({
  method: 'POST',
  path: '/messageRemind',
  label: '提醒',
  input: {
    id: text('记录ID', { required: true }),
    submitterId: ref('接收人', 'user', { required: true }),
    type: text('模块', { required: true }),
    message: longText('提醒内容', { required: true, max: 500 }),
  },
  answer: { id: 'uuid' },
})

/** The same about several records at once, to whose they are; who cannot be reminded now is named, the others hear. */
export const remindTogether = call({
  method: 'POST',
  path: '/messageRemind/action/together',
  label: '一起提醒',
  input: {
    rows: lines(
      '记录',
      { id: text('记录ID', { required: true }), type: text('模块', { required: true }) },
      { required: true, max: 200 },
    ),
    message: longText('提醒内容', { required: true, max: 500 }),
  },
  answer: { reminded: 'int', refused: [{ id: 'text', name: 'text', message: 'text' }] },
})
