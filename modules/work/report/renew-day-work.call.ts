import { call } from '@chengban/kernel/call.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/** The report of a day, with what the day's plan says of it, while it has not gone in. */
export const renewDayWork = call({
  method: 'POST',
  path: '/task/renewDayWork',
  label: '更新日报',
  offered: { of: 'dailyWork', on: 'list' },
  input: { date: date('日期', { required: true }), userId: ref('人员', 'user') },
  answer: { id: 'uuid', kind: 'dailyWork|marketWork', status: 'text', changed: 'bool' },
})
