import { call } from '@chengban/kernel/call.ts'
import { date } from '@chengban/kernel/kinds/date.ts'

/** The working days of a closed range of at most 400 days. */
export const workDays = call({
  method: 'GET',
  path: '/holiday/workDays',
  label: '区间工作日',
  input: { date1: date('开始日期', { required: true }), date2: date('结束日期', { required: true }) },
  answer: { count: 'int', dates: ['date'] },
})
