import { field, is, today } from '@chengban/kernel/expr.ts'
import { dayKind, leader, yearMonth } from '@chengban/kernel/formula.ts'
import { job, owed } from '@chengban/kernel/job.ts'

const here = is({ status: '在职', needAttendance: true })

/** Days and months of attendance stand from their beginning. */
export const attendanceMake = job({
  name: 'attendanceMake',
  label: '生成考勤',
  when: 'daily 00:05',
  does: [
    owed({
      of: 'attendance',
      per: 'user',
      where: here,
      values: { userId: field('id'), date: today(), leaderId: leader(field('id')), dayKind: dayKind(today()) },
      key: ['userId', 'date'],
    }),
    owed({
      of: 'attendanceMonth',
      per: 'user',
      where: here,
      values: { userId: field('id'), month: yearMonth(today()), company: field('company') },
      key: ['userId', 'month'],
    }),
  ],
})
