import { call } from '@chengban/kernel/call.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'

/** The n-th working day after a day (before, when negative); 0 = the day itself, or the next working day. */
export const nextWorkDay = call({
  method: 'GET',
  path: '/holiday/addWorkDays',
  label: '推算工作日',
  input: { date: date('日期', { required: true }), n: int('天数', { required: true, min: -1000, max: 1000 }) },
  answer: { date: 'date' },
})
