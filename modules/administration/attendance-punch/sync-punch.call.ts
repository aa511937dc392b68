import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { date } from '@chengban/kernel/kinds/date.ts'

const done = '新增{created}条，已有{skipped}条，{unknown}人未绑定'

/** Punches of DingTalk from one day to another; a second time nothing is new. */
export const syncPunch = call({
  method: 'POST',
  path: '/attendance/syncPunch',
  label: '同步打卡',
  offered: [
    { of: 'attendancePunch', on: 'list', done },
    { of: 'attendance', on: 'list', done },
  ],
  who: holds('attendance:manage'),
  input: { date1: date('开始日期', { required: true }), date2: date('结束日期', { required: true }) },
  answer: { created: 'int', skipped: 'int', unknown: 'int' },
})
