import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'

/** When a rule, stored or not, would have people meet. */
export const previewRule = call({
  method: 'GET',
  path: '/meetingKind/preview',
  label: '会议规则预览',
  who: holds('meetingKind:manage'),
  input: { rule: json('规则', { required: true }), months: int('月数', { min: 1, max: 12 }) },
  answer: { dates: ['datetime'] },
})
