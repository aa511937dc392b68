import { call } from '@chengban/kernel/call.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { columns } from '@chengban/kernel/structure.ts'

/** A month by person, with a sign for each of its days; the total is over all of them, not over the page. */
export const summary = call({
  method: 'GET',
  path: '/attendance/summary',
  label: '考勤汇总',
  input: {
    month: text('月份'),
    userId: ref('人员', 'user'),
    departmentId: ref('部门', 'department'),
    company: text('公司'),
    keyword: text('关键词'),
    pageNumber: int('页码'),
    pageSize: int('每页条数'),
  },
  answer: {
    nodes: [
      columns(
        'attendanceMonth',
        [
          'id',
          'version',
          'userId',
          'month',
          'company',
          'workDays',
          'attendDays',
          'lateTimes',
          'lateMinutes',
          'earlyTimes',
          'earlyMinutes',
          'missingTimes',
          'absenceDays',
          'absenceMinutes',
          'unpaidDays',
          'sickDays',
          'paidDays',
          'restHours',
          'overtimeWork',
          'overtimeRest',
          'overtimeHoliday',
          'overtimeMoney',
          'repunchUsed',
          'status',
          'isConfirm',
          'isAuto',
          'dueDate',
          'tzConfirm',
          'tzLock',
        ],
        { userName: 'text', departmentName: 'text?', pendingAppeals: 'int', days: 'text' },
      ),
    ],
    totalCount: 'int',
    total: {
      workDays: 'decimal',
      lateTimes: 'int',
      lateMinutes: 'int',
      earlyTimes: 'int',
      missingTimes: 'int',
      absenceDays: 'decimal',
      unpaidDays: 'decimal',
      sickDays: 'decimal',
      restHours: 'decimal',
      overtimeMoney: 'money?',
    },
  },
})
