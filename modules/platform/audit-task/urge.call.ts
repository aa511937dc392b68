import { call } from '@chengban/kernel/call.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** The initiator reminds whoever has the record in hand, once in four hours. */
export const urgeRecord = call({
  method: 'POST',
  path: '/auditTask/action/urge',
  label: '催办',
  input: { module: text('模块', { required: true }), relevanceId: text('单据ID', { required: true }) },
  answer: { urged: '[text]' },
})
