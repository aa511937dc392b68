import { call } from '@chengban/kernel/call.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Work handed out for a day, to several people together or to none. */
export const developSend = call({
  method: 'POST',
  path: '/task/developSend',
  label: '派发任务',
  input: { date: date('日期', { required: true }), items: json('事项', { required: true }) },
  handsOn: ['items'],
  answer: { sent: 'int', tasks: 'int', items: [{ userId: 'uuid', taskDayId: 'uuid', planItemId: 'uuid' }] },
})

/** Takes back what was handed out, while nobody has told of the day. */
export const developCancel = call({
  method: 'POST',
  path: '/task/developCancel',
  label: '撤回派发',
  offered: { of: 'planItem', on: 'record', from: { planItemId: 'id' }, danger: true },
  input: { planItemId: text('条目', { required: true, max: 36 }) },
  answer: { removed: 'bool' },
})
