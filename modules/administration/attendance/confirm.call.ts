import { call } from '@chengban/kernel/call.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** One's own month is agreed to. */
export const confirmMonth = call({
  method: 'POST',
  path: '/attendance/confirm',
  label: '确认月度考勤',
  input: { month: text('月份', { required: true }), version: int('version', { required: true }) },
  answer: { status: 'text', tzConfirm: 'datetime' },
})
