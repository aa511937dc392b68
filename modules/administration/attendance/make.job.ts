import { allOf, anyOf, eq, exists, field, gt, is, lt, not, today } from '@chengban/kernel/expr.ts'
import { dayKind, leader, parent, yearMonth } from '@chengban/kernel/formula.ts'
import { job, owed, swept } from '@chengban/kernel/job.ts'
import { employedOn } from './employed.ts'

const here = allOf(is({ status: '在职', needAttendance: true }), employedOn(today()))
const isMonthLocked = exists({
  of: 'attendanceMonth',
  by: 'userId',
  at: 'userId',
  where: allOf(eq(field('month'), parent('month')), is({ status: '已锁定' })),
})

/** Creates the attendance rows of today and of the month, so that both exist from the first minute. */
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
    // the person's first or last working day may have been entered late: drops days outside that range
    swept({
      of: 'attendance',
      where: allOf(
        not(is({ status: ['待一级审核', '待二级审核', '通过'] })),
        not(isMonthLocked),
        exists({
          of: 'user',
          by: 'id',
          at: 'userId',
          where: anyOf(lt(parent('date'), field('tzProbation')), gt(parent('date'), field('tzDemobilize'))),
        }),
      ),
    }),
  ],
})
