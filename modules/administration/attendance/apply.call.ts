import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Days of one month are explained, all or none, each to be decided by itself. */
export const applyAttendance = call({
  method: 'POST',
  path: '/attendance/apply',
  label: '申诉考勤',
  who: holds('attendance:apply'),
  input: {
    month: text('月份', { required: true }),
    rows: json('申诉', { required: true }),
    audit1: ref('一级审核人', 'user'),
    audit2: ref('二级审核人', 'user'),
  },
  handsOn: ['rows'],
  answer: { submitted: 'int', repunchLeft: 'int' },
})
