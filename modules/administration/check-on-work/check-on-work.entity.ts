import { entity } from '@chengban/kernel/entity.ts'
import { add, allOf, anyOf, type Expr, field, ge, headOf, holds, is, le, me, some, sum } from '@chengban/kernel/expr.ts'
import { coalesce, divide, least, parent, round } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { decimal, money } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText } from '@chengban/kernel/kinds/text.ts'
import { leader } from '../leader.ts'
import { cap, facts, rates, raw, remain } from './check-on-work.cost.ts'
import { status } from './check-on-work.status.ts'

const inPeriod = allOf(ge(field('date'), parent('startDate')), le(field('date'), parent('endDate')))
type Figure = 'workMinutes' | 'lateMinutes' | 'earlyMinutes' | 'absenceMinutes' | 'leaveRest' | 'studyRest'
const days = (column: Figure, where: Expr<unknown> = allOf()) =>
  sum({ of: 'attendance', by: 'userId', at: 'userId', column, where: allOf(inPeriod, where) })
const counted = is({ isIgnore: false })
const atWork = is({ dayKind: '工作日' })

/** One person's sheet of a month; every figure is a sum over facts and can be opened down to them. */
export const checkOnWork = entity('checkOnWork', {
  label: '考核月表',
  title: 'startDate',
  fields: {
    userId: ref('人员', 'user', { required: true, fixed: true }),
    leaderId: leader,
    type: oneOf('类型', ['月度', '入职', '离职'], { readonly: true, default: '月度' }),
    startDate: date('开始日期', { required: true, fixed: true }),
    endDate: date('结束日期', { required: true, fixed: true }),
    time: decimal('出勤小时', { digits: 1, computed: round(divide(days('workMinutes'), 60), 1) }),
    absenceTime: decimal('缺勤小时', {
      digits: 1,
      computed: round(
        divide(add(days('lateMinutes', counted), days('earlyMinutes', counted), days('absenceMinutes', counted)), 60),
        1,
      ),
    }),
    dailyNewspaper: int('日报未交', { computed: facts('日报未交') }),
    weeklyNewspaper: int('周报未交', { computed: facts('周报未交') }),
    noTimeNum: int('不及时次数', { computed: facts('日报未交', '日报迟交', '周报未交', '周报迟交') }),
    leaveDate: decimal('请假天数', { digits: 1, computed: days('leaveRest', atWork) }),
    study: decimal('学习天数', { digits: 1, computed: days('studyRest', atWork) }),
    waitWork: int('待工天数', { computed: facts('待工') }),
    projectDelayDays: int('项目延期天数', { computed: facts('项目延期') }),
    projectPostpone: int('项目改期次数', { computed: facts('项目改期') }),
    taskDelayDays: int('任务延期天数', { computed: facts('任务延期') }),
    taskPostpone: int('任务改期次数', { computed: facts('任务改期') }),
    unlockNum: int('解锁次数', { computed: facts('解锁') }),
    numberOfWarnings: int('警告次数', { computed: facts('警告') }),
    remain: decimal('剩余调休小时', { digits: 1, computed: coalesce(field('remainConfirmed'), remain) }),
    raw: money('规则扣款', { computed: raw }),
    cap: money('扣款上限', { isUnsummed: true, computed: coalesce(field('capConfirmed'), cap), secret: 'user:salary' }),
    deduction: money('核算扣款', { computed: least(field('raw'), field('cap')) }),
    deducted: money('生效扣款', {
      computed: sum({ of: 'deduction', by: 'checkOnWorkId', column: 'money', where: is({ status: '通过' }) }),
    }),
    rule: json('规则快照', {
      readonly: true,
      names: { rates: '扣款标准', free: '免扣次数', ...rates, capPercent: '扣款上限（%）', minWage: '最低工资' },
    }),
    status: oneOf('状态', status.states, { readonly: true, default: '统计中' }),
    objection: longText('异议说明', { readonly: true }),
    reply: longText('异议答复', { readonly: true }),
    dueDate: date('确认截止', { readonly: true }),
    tzConfirm: datetime('确认时间', { readonly: true }),
    isAuto: bool('逾期自动确认', { readonly: true, default: false }),
    // later pay and later leave move nothing of a sheet that was confirmed
    capConfirmed: money('确认时扣款上限', { readonly: true, isUnsummed: true, secret: 'user:salary' }),
    remainConfirmed: decimal('确认时剩余调休小时', { readonly: true, digits: 1 }),
  },
  told: { handler: 'finance/reading' },
  rows: {
    own: me('userId'),
    manage: holds('checkOnWork:manage'),
    also: [headOf('userId'), holds('deduction:audit2'), allOf(holds('moneyPayroll:calc'), is({ status: '已锁定' }))],
  },
  write: {
    create: holds('checkOnWork:manage'),
    update: holds('checkOnWork:manage'),
    remove: holds('checkOnWork:manage'),
  },
  opens: { 'user:salary': some('deduction', 'checkOnWorkId', anyOf(me('audit1'), me('audit2'))) },
  madeBy: { others: '考核月表由系统生成' },
  workflow: status,
  unique: [{ fields: ['userId', 'startDate'], message: '该月考核月表已存在' }],
  on: { check: 'checkOnWork/rule' },
  indexes: [
    ['userId', 'startDate'],
    ['startDate', 'status'],
  ],
  list: {
    columns: [
      'startDate',
      'userId',
      'type',
      'time',
      'absenceTime',
      'dailyNewspaper',
      'weeklyNewspaper',
      'noTimeNum',
      'leaveDate',
      'study',
      'waitWork',
      'projectDelayDays',
      'projectPostpone',
      'taskDelayDays',
      'taskPostpone',
      'unlockNum',
      'numberOfWarnings',
      'remain',
      'deduction',
      'deducted',
      'status',
    ],
    filters: ['startDate', 'userId', 'type', 'status', 'leaderId'],
    sort: '-startDate,userId',
    hasStrips: true,
  },
  form: [
    { title: '考核期', fields: ['userId', 'leaderId', 'type', 'startDate', 'endDate'] },
    { title: '出勤', fields: ['time', 'absenceTime', 'leaveDate', 'study', 'waitWork', 'remain'] },
    { title: '报告', fields: ['dailyNewspaper', 'weeklyNewspaper', 'noTimeNum'] },
    { title: '项目与任务', fields: ['projectDelayDays', 'projectPostpone', 'taskDelayDays', 'taskPostpone'] },
    { title: '纪律', fields: ['unlockNum', 'numberOfWarnings'] },
    { title: '扣款', fields: ['raw', 'cap', 'deduction', 'deducted', 'rule'] },
    { title: '确认', fields: ['dueDate', 'tzConfirm', 'isAuto', 'objection', 'reply'] },
  ],
  summary: ['userId', 'startDate', 'deduction', 'deducted', 'status'],
  children: [
    { of: 'checkOnWorkFact', by: 'checkOnWorkId', label: '事实' },
    { of: 'deduction', by: 'checkOnWorkId', label: '扣款' },
  ],
})
