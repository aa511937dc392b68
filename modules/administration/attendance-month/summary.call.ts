import { call } from '@chengban/kernel/call.ts'
import { is } from '@chengban/kernel/expr.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { month, text } from '@chengban/kernel/kinds/text.ts'
import type { Offer } from '@chengban/kernel/offer.ts'
import { columns } from '@chengban/kernel/structure.ts'

const ofMine = {
  of: 'attendance',
  on: 'strip',
  leaves: ['departmentId', 'company', 'keyword', 'pageNumber', 'pageSize'],
  part: 'nodes.0',
} as const
const waits = {
  when: is({ status: '待本人确认' }),
  words: '{month}考勤待确认：{dueDate}前确认，或对有误的日子申诉',
  waits: true,
  opens: { of: 'attendanceMonth', by: 'id' },
} as const

/** What a month counts, of one person and of each. */
const counted = {
  workDays: decimal('应出勤'),
  attendDays: decimal('实出勤'),
  lateTimes: int('迟到'),
  earlyTimes: int('早退'),
  missingTimes: int('缺卡'),
  absenceDays: decimal('旷工天'),
  restHours: decimal('请假小时'),
} as const

/** The running month of oneself, and the one before it as long as it waits for one's word. */
const ownMonths = [
  {
    ...ofMine,
    label: '上月考勤',
    given: { userId: { from: 'me' }, month: { from: 'lastMonth' } },
    tells: { says: [waits] },
  },
  {
    ...ofMine,
    label: '本月考勤',
    given: { userId: { from: 'me' }, month: { from: 'thisMonth' } },
    tells: {
      says: [waits],
      figures: {
        ...counted,
        overtimeWork: decimal('工作日加班'),
        overtimeRest: decimal('休息日加班'),
        repunchLeft: int('补卡剩余次数'),
      },
    },
  },
] as const satisfies readonly Offer[]

/** A month by person, with a sign for each of its days; the total is over all of them, not over the page. */
export const summary = call({
  method: 'GET',
  writes: 'reading a secret is recorded',
  path: '/attendance/summary',
  label: '考勤汇总',
  offered: [
    ...ownMonths,
    {
      of: 'attendance',
      on: 'list',
      label: '部门汇总',
      given: { pageSize: 50 },
      leaves: ['pageNumber', 'keyword'],
      asks: { company: dict('公司', 'company') },
      tells: {
        figures: {
          'total.workDays': decimal('应出勤'),
          'total.lateTimes': int('迟到'),
          'total.missingTimes': int('缺卡'),
          'total.absenceDays': decimal('旷工天'),
          'total.restHours': decimal('请假小时'),
        },
        tables: [
          {
            rows: 'nodes',
            opens: { of: 'attendanceMonth', by: 'id' },
            columns: {
              userName: text('人员'),
              departmentName: text('部门'),
              ...counted,
              overtimeWork: decimal('加班小时'),
              pendingAppeals: int('待审申诉'),
              days: text('每日'),
              status: text('状态'),
            },
            none: '本月还没有考勤',
          },
        ],
      },
    },
  ],
  input: {
    month: month('月份', { whole: 7, begins: 'month' }),
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
          'repunchLeft',
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
