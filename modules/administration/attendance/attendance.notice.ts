import { is } from '@chengban/kernel/expr.ts'
import { enteredAt } from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'
/** A day without a punch, or a month that waits to be confirmed. */
export const officeAttendance = notice({
  code: 'officeAttendance',
  family: 'office',
  name: '考勤',
  condition: '昨日缺卡或旷工09:00提醒本人；月度考勤发布时与截止日09:00提醒本人确认；申诉、忽略或确认后停止',
  days: 'calendar',
  time: '09:00',
  about: [
    {
      of: 'attendance',
      where: is({ result: ['缺卡', '旷工半天', '旷工'], isIgnore: false, status: '草稿' }),
      title: '【考勤】{date}{result}，如有异议请申诉',
      lines: [{ by: 'date', on: [1], to: ['userId'] }],
    },
    {
      of: 'attendanceMonth',
      where: is({ status: '待本人确认' }),
      title: '【考勤】{month}待您确认，截止{dueDate}',
      lines: [
        { by: enteredAt('attendanceMonth', 'status'), once: true, to: ['userId'] },
        { by: 'dueDate', on: [0], to: ['userId'] },
      ],
    },
  ],
})
