import { entity } from '@chengban/kernel/entity.ts'
import {
  allOf,
  anyOf,
  count,
  type Expr,
  eq,
  field,
  gt,
  headOf,
  holds,
  is,
  me,
  multiply,
  nobody,
  subtract,
  sum,
} from '@chengban/kernel/expr.ts'
import { greatest, parent, settingValue, yearMonth } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { decimal, money } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { status } from './attendance-month.status.ts'

const inMonth = eq(field('month'), parent('month'))
const counted = is({ isIgnore: false })
const atWork = is({ dayKind: '工作日' })
const days = (where: Expr<unknown>) =>
  count({ of: 'attendance', by: 'userId', at: 'userId', where: allOf(inMonth, where) })
type Figure =
  | 'lateMinutes'
  | 'earlyMinutes'
  | 'missingTimes'
  | 'absenceDays'
  | 'absenceMinutes'
  | 'restDays'
  | 'paidRest'
  | 'sickRest'
  | 'unpaidRest'
  | 'offRest'
const total = (column: Figure, where: Expr<unknown>) =>
  sum({ of: 'attendance', by: 'userId', at: 'userId', column, where: allOf(inMonth, where) })
const overtime = (column: 'checkedTime' | 'money', where: Expr<unknown>) =>
  sum({
    of: 'overtime',
    by: 'userId',
    at: 'userId',
    column,
    where: allOf(
      eq(yearMonth(field('date')), parent('month')),
      is({ settle: ['已核实', '已计薪'], way: '加班费' }),
      where,
    ),
  })
const always = allOf()

/** One person's month; what the payroll reads once it is locked. */
export const attendanceMonth = entity('attendanceMonth', {
  label: '考勤月表',
  title: 'month',
  subject: 'userId',
  fields: {
    userId: ref('人员', 'user', { required: true, readonly: true }),
    month: text('月份', { whole: 7, required: true, readonly: true }),
    company: dict('公司', 'company', { readonly: true }),
    workDays: decimal('应出勤天数', { digits: 1, computed: days(atWork) }),
    attendDays: decimal('实出勤天数', {
      digits: 1,
      computed: greatest(0, subtract(field('workDays'), field('absenceDays'), total('restDays', atWork))),
    }),
    lateTimes: int('迟到次数', { computed: days(allOf(counted, gt(field('lateMinutes'), 0))) }),
    lateMinutes: int('迟到分钟', { computed: total('lateMinutes', counted) }),
    earlyTimes: int('早退次数', { computed: days(allOf(counted, gt(field('earlyMinutes'), 0))) }),
    earlyMinutes: int('早退分钟', { computed: total('earlyMinutes', counted) }),
    missingTimes: int('缺卡次数', { computed: total('missingTimes', counted) }),
    absenceDays: decimal('旷工天数', { digits: 1, computed: total('absenceDays', counted) }),
    absenceMinutes: int('缺勤分钟', { computed: total('absenceMinutes', counted) }),
    unpaidDays: decimal('无薪请假天数', { digits: 1, computed: total('unpaidRest', atWork) }),
    sickDays: decimal('病假天数', { digits: 1, computed: total('sickRest', atWork) }),
    paidDays: decimal('带薪请假天数', { digits: 1, computed: total('paidRest', atWork) }),
    restHours: decimal('调休小时', { digits: 1, computed: multiply(total('offRest', atWork), 8) }),
    overtimeWork: decimal('工作日加班小时', {
      digits: 1,
      computed: overtime('checkedTime', is({ holiday: '工作日' })),
    }),
    overtimeRest: decimal('休息日加班小时', {
      digits: 1,
      computed: overtime('checkedTime', is({ holiday: '休息日' })),
    }),
    overtimeHoliday: decimal('节假日加班小时', {
      digits: 1,
      computed: overtime('checkedTime', is({ holiday: '法定节假日' })),
    }),
    overtimeMoney: money('加班费', { secret: 'user:salary', computed: overtime('money', always) }),
    repunchUsed: int('已用补卡次数', {
      computed: days(is({ appealKind: '补卡', status: ['待一级审核', '待二级审核', '通过'] })),
    }),
    repunchLeft: int('剩余补卡次数', {
      computed: greatest(0, subtract(settingValue('attendance.repunchMax'), field('repunchUsed'))),
    }),
    status: oneOf('状态', status.states, { readonly: true, default: '统计中' }),
    isConfirm: bool('本人已确认', { readonly: true, default: false }),
    isAuto: bool('逾期自动确认', { readonly: true, default: false }),
    dueDate: date('确认截止', { readonly: true }),
    tzConfirm: datetime('确认时间', { readonly: true }),
    tzLock: datetime('锁定时间', { readonly: true }),
  },
  told: { handler: 'finance/reading' },
  rows: {
    own: me('userId'),
    manage: holds('attendance:manage'),
    also: [
      headOf('userId'),
      allOf(is({ status: '已锁定' }), anyOf(holds('moneyPayroll:calc'), holds('moneyPayroll:audit1'))),
    ],
  },
  write: { create: nobody, update: nobody, remove: nobody },
  madeBy: { others: '考勤由系统生成' },
  workflow: status,
  unique: [{ fields: ['userId', 'month'], message: '该月考勤已存在' }],
  indexes: [
    ['userId', 'month'],
    ['month', 'status'],
  ],
  list: {
    columns: [
      'month',
      'userId',
      'company',
      'workDays',
      'attendDays',
      'lateTimes',
      'lateMinutes',
      'earlyTimes',
      'missingTimes',
      'absenceDays',
      'unpaidDays',
      'sickDays',
      'restHours',
      'overtimeMoney',
      'status',
    ],
    filters: ['month', 'company', 'userId', 'status'],
    sort: '-month,userId',
  },
  form: [
    { title: '出勤', fields: ['userId', 'month', 'company', 'workDays', 'attendDays'] },
    {
      title: '异常',
      fields: [
        'lateTimes',
        'lateMinutes',
        'earlyTimes',
        'earlyMinutes',
        'missingTimes',
        'absenceDays',
        'absenceMinutes',
        'repunchUsed',
        'repunchLeft',
      ],
    },
    { title: '请假', fields: ['unpaidDays', 'sickDays', 'paidDays', 'restHours'] },
    { title: '加班', fields: ['overtimeWork', 'overtimeRest', 'overtimeHoliday', 'overtimeMoney'] },
    { title: '确认', fields: ['dueDate', 'isConfirm', 'isAuto', 'tzConfirm', 'tzLock'] },
  ],
  summary: ['userId', 'attendDays', 'lateTimes', 'absenceDays', 'status'],
})
