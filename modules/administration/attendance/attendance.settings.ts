import { flow } from '@chengban/kernel/flow-setting.ts'
import { time } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  setting('attendance.dayStart', time('此时刻之前的打卡算前一天', { default: '05:00' })),
  setting('attendance.graceMinutes', int('弹性迟到的分钟数', { default: 10, min: 0 })),
  setting('attendance.graceTimes', int('每月不扣分的弹性迟到次数', { default: 3, min: 0 })),
  setting('attendance.absentMinutes', int('迟到或早退超过此数算旷工半天', { hint: '分钟', default: 120, min: 0 })),
  setting('attendance.repunchMax', int('每月补卡次数', { default: 3, min: 0 })),
  flow('attendance', '考勤', {
    approvers: { 1: 'departmentHead', 2: 'operation:attendance:audit2' },
    skip: [{ level: 2, field: 'applyMinutes', below: 240 }],
  }),
]
