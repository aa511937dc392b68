import { call } from '@chengban/kernel/call.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Who gets a record when it is submitted now: as stored, with the values of a form over it, or not stored at all. */
export const approversPreview = call({
  method: 'GET',
  writes: 'rules of a draft take their locks, and nothing is stored',
  path: '/auditTask/preview',
  label: '审批人预览',
  input: { module: text('模块', { required: true }), relevanceId: text('单据ID'), values: json('表单内容') },
  answer: { levels: [{ level: 'int', names: ['text'], 'message?': 'text' }] },
})
