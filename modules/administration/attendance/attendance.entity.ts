import { audited } from '@chengban/kernel/audited.ts'
import { entity } from '@chengban/kernel/entity.ts'
import {
  allOf,
  anyOf,
  asked,
  eq,
  field,
  gt,
  headOf,
  holds,
  is,
  isSet,
  lt,
  me,
  nobody,
  not,
  tasked,
  when,
} from '@chengban/kernel/expr.ts'
import { workSince, workUntil, yearMonth } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { dayKinds } from '../day-kind.ts'
import { leader } from '../leader.ts'
import { excuses } from './excuses.ts'

const results = [
  '未统计',
  '正常',
  '弹性',
  '迟到',
  '早退',
  '迟到早退',
  '缺卡',
  '旷工半天',
  '旷工',
  '请假',
  '调休',
  '出差外出',
  '加班',
  '休息',
] as const

/** What a day may be that is to be explained. */
const excused = is({ appealKind: excuses })
const wrong = ['迟到', '早退', '迟到早退', '缺卡', '旷工', '旷工半天', '弹性'] as const
const isWrong = is({ result: wrong })

/** One person's day: what the punches say of it, its appeal, and the two who decide on that. */
export const attendance = entity('attendance', {
  label: '考勤',
  title: 'result',
  fields: {
    userId: ref('人员', 'user', { required: true, fixed: true }),
    date: date('日期', { required: true, fixed: true }),
    month: text('月份', { whole: 7, computed: yearMonth(field('date')) }),
    leaderId: leader,
    dayKind: oneOf('日期类型', dayKinds, { computed: { onWrite: 'administration/dayKind' } }),
    tzIn: datetime('首次打卡', { readonly: true }),
    tzOut: datetime('末次打卡', { readonly: true }),
    result: oneOf('结果', results, { readonly: true, default: '未统计' }),
    lateMinutes: int('迟到分钟', { readonly: true, default: 0 }),
    earlyMinutes: int('早退分钟', { readonly: true, default: 0 }),
    absenceMinutes: int('缺勤分钟', { readonly: true, default: 0 }),
    absenceDays: decimal('旷工天数', { readonly: true, digits: 1, default: '0.0' }),
    missingTimes: int('缺卡次数', { readonly: true, default: 0 }),
    workMinutes: int('出勤分钟', { readonly: true, default: 0 }),
    restDays: decimal('请假天数', { readonly: true, digits: 1, default: '0.0' }),
    rests: json('请假明细', { readonly: true, names: { kind: '类型', days: '天数' } }),
    // of restDays by what they cost, as the settings said when the day was reckoned
    paidRest: decimal('带薪请假', { readonly: true, hidden: true, digits: 1, default: '0.0' }),
    sickRest: decimal('病假', { readonly: true, hidden: true, digits: 1, default: '0.0' }),
    unpaidRest: decimal('无薪请假', { readonly: true, hidden: true, digits: 1, default: '0.0' }),
    offRest: decimal('调休', { readonly: true, hidden: true, digits: 1, default: '0.0' }),
    studyRest: decimal('学习', { readonly: true, hidden: true, digits: 1, default: '0.0' }),
    // absence that is neither of the two
    leaveRest: decimal('请假', { readonly: true, hidden: true, digits: 1, default: '0.0' }),
    restKind: text('请假类型', { readonly: true }),
    overtimeHours: decimal('加班小时', { readonly: true, digits: 1, default: '0.0' }),
    isIgnore: bool('已忽略', { readonly: true, default: false }),
    ignoreReason: text('忽略原因', { readonly: true }),
    ...audited(2, { without: ['变更中', '已作废'], labels: { status: '申诉状态', opinion: '审核意见' } }),
    // when the person should have come and gone, on a day that they did not: appeals begin with it
    missedIn: datetime('应到岗时间', {
      isAside: true,
      computed: when(
        [[anyOf(not(isSet('tzIn')), gt(field('tzIn'), workSince(field('date')))), workSince(field('date'))]],
        null,
      ),
    }),
    missedOut: datetime('应离岗时间', {
      isAside: true,
      computed: when(
        [[anyOf(not(isSet('tzOut')), lt(field('tzOut'), workUntil(field('date')))), workUntil(field('date'))]],
        null,
      ),
    }),
    appealKind: dict('申诉类型', 'appealKind', { readonly: true }),
    applyIn: datetime('申诉到岗时间', { readonly: true }),
    applyOut: datetime('申诉离岗时间', { readonly: true }),
    applyMinutes: int('申诉分钟', { readonly: true }),
    reason: longText('申诉理由', { readonly: true, max: 1000 }),
    file: files('证明材料', { readonly: true, max: 9 }),
  },
  rows: { own: me('userId'), manage: holds('attendance:manage'), also: [tasked, headOf('userId')] },
  write: { create: holds('attendance:manage'), update: holds('attendance:manage'), remove: holds('attendance:manage') },
  madeBy: { others: '考勤由系统生成' },
  on: { check: 'attendance/decided', removing: 'attendance/decided' },
  audit: {
    levels: 2,
    change: 'none',
    applicant: 'userId',
    submit: allOf(me('userId'), holds('attendance:apply')),
    guards: {
      submit: [
        { holds: is({ isIgnore: false }), message: '该日考勤已忽略' },
        {
          holds: isWrong,
          field: 'result',
          message: '该日无异常，无需申诉',
        },
        { holds: isSet('appealKind'), field: 'appealKind', message: '请选择申诉类型' },
      ],
    },
    guard: { submit: 'attendance/appeal', approve: 'attendance/decided', reject: 'attendance/decided' },
    effect: { approve: 'attendance/mended' },
    after: {
      approve: { effects: [{ move: ['attendance', 'reckon'], at: 'id' }] },
    },
  },
  acts: [
    { name: 'reckon', label: '重新计算', who: nobody, anyVersion: true, effect: 'attendance/reckoned' },
    {
      name: 'appeal',
      label: '申诉',
      who: allOf(me('userId'), holds('attendance:apply')),
      input: ['appealKind', 'applyIn', 'applyOut', 'reason', 'file', 'audit1', 'audit2'],
      required: { appealKind: '请选择申诉类型', reason: '请填写申诉理由' },
      begins: {
        appealKind: { is: '补卡' },
        applyIn: { column: 'missedIn' },
        applyOut: { column: 'missedOut' },
      },
      requires: [
        { when: excused, fields: ['file'], message: '请上传证明材料' },
        {
          when: allOf(isSet('appealKind'), not(excused), not(isSet('applyIn')), not(isSet('applyOut'))),
          fields: ['applyIn'],
          message: '请填写打卡时间',
        },
      ],
      guards: [
        { holds: not(is({ status: ['待一级审核', '待二级审核'] })), message: '该日正在申诉审核中' },
        { holds: isWrong, field: 'result', message: '该日无异常，无需申诉' },
      ],
      guard: 'attendance/weigh',
      effect: 'attendance/handIn',
    },
    {
      name: 'ignore',
      label: '忽略',
      who: holds('attendance:manage'),
      except: [{ who: me('userId'), message: '不能忽略自己的考勤' }],
      call: {
        path: '/attendance/ignore',
        names: { reason: 'opinion', isIgnore: 'wanted' },
        answers: { isIgnore: 'isIgnore' },
      },
      asks: { wanted: bool('忽略', { default: true }) },
      opinion: 'optional',
      requires: [{ when: not(eq(asked('wanted'), false)), fields: ['opinion'], message: '请填写忽略原因' }],
      guards: [
        { holds: not(is({ status: ['待一级审核', '待二级审核'] })), message: '该日正在申诉审核中' },
        { holds: anyOf(is({ isIgnore: true }), isWrong), message: '该日无异常，无需忽略' },
      ],
      guard: 'attendance/ignore',
      effect: 'attendance/ignored',
    },
  ],
  unique: [{ fields: ['userId', 'date'], message: '该日考勤已存在' }],
  indexes: [
    ['userId', 'date'],
    ['month', 'status'],
    ['date', 'result'],
  ],
  list: {
    columns: [
      'date',
      'userId',
      'dayKind',
      'tzIn',
      'tzOut',
      'result',
      'lateMinutes',
      'earlyMinutes',
      'absenceMinutes',
      'missingTimes',
      'restKind',
      'overtimeHours',
      'isIgnore',
      'status',
    ],
    filters: ['month', 'date', 'userId', 'dayKind', 'result', 'isIgnore', 'status'],
    reads: ['month', 'userId', 'date', 'missedIn', 'missedOut', 'isIgnore', 'audit1', 'audit2'],
    sort: '-date,userId',
    tabs: [
      { label: '异常', where: { isIgnore: { equalTo: false }, result: { in: wrong } } },
      { label: '申诉中', where: { status: { in: ['待一级审核', '待二级审核'] } } },
    ],
    first: 'matrix',
    hasStrips: true,
    calendar: { from: 'date', hue: 'result', words: ['userId', 'tzIn', 'tzOut', 'result', 'restKind'] },
    matrix: { row: 'userId', day: 'date', cell: 'result' },
  },
  form: [
    { title: '考勤', fields: ['userId', 'date', 'dayKind', 'result', 'tzIn', 'tzOut', 'workMinutes', 'overtimeHours'] },
    {
      title: '异常',
      fields: [
        'lateMinutes',
        'earlyMinutes',
        'missingTimes',
        'absenceDays',
        'absenceMinutes',
        'restDays',
        'restKind',
        'isIgnore',
        'ignoreReason',
      ],
    },
    {
      title: '申诉',
      fields: ['appealKind', 'applyIn', 'applyOut', 'applyMinutes', 'reason', 'file', 'audit1', 'audit2'],
    },
  ],
  summary: ['userId', 'result', 'appealKind', 'applyMinutes'],
})
