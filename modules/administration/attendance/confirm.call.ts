import { call } from '@chengban/kernel/call.ts'
import { me } from '@chengban/kernel/expr.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { month } from '@chengban/kernel/kinds/text.ts'

/** One's own month is agreed to. */
export const confirmMonth = call({
  method: 'POST',
  path: '/attendance/confirm',
  label: '确认月度考勤',
  offered: {
    of: 'attendanceMonth',
    on: 'record',
    label: '确认本月考勤',
    when: me('userId'),
    from: { month: 'month' },
    done: '已确认',
  },
  input: {
    month: month('月份', { required: true, default: { from: 'month' } }),
    version: int('version', { required: true }),
  },
  answer: { status: 'text', tzConfirm: 'datetime' },
})
