import { audited, handedIn } from '@chengban/kernel/audited.ts'
import { entity } from '@chengban/kernel/entity.ts'
import {
  allOf,
  anyOf,
  eq,
  exists,
  field,
  gt,
  headOf,
  holds,
  is,
  lt,
  me,
  not,
  now,
  tasked,
  today,
} from '@chengban/kernel/expr.ts'
import { dateOf, daysBetween, divide, floor, minutesBetween, parent } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { decimal, money } from '@chengban/kernel/kinds/decimal.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText } from '@chengban/kernel/kinds/text.ts'
import { dayKinds } from '../day-kind.ts'
import { settle } from './overtime.settle.ts'

/** Days up to the end since some midnight: whole where it is a midnight itself. */
const endDays = divide(minutesBetween('2000-01-01T00:00:00+08:00', field('tzEnd')), 1440)

const isReckoned = allOf(
  lt(field('tzEnd'), now()),
  lt(field('date'), today()),
  not(
    exists({
      of: 'attendance',
      by: 'userId',
      at: 'userId',
      where: allOf(eq(field('date'), parent('date')), is({ result: '未统计' })),
    }),
  ),
)

/** Work beyond the hours: approved, held against the punches, given back as hours or paid. */
export const overtime = entity('overtime', {
  label: '加班',
  title: 'date',
  fields: {
    userId: ref('人员', 'user', { required: true, readonly: true, default: { from: 'me' } }),
    tzStart: datetime('开始时间', { required: true }),
    tzEnd: datetime('结束时间', { required: true, begins: { field: 'tzStart', hours: 2 } }),
    date: date('日期', { computed: dateOf(field('tzStart')) }),
    holiday: oneOf('日期类型', dayKinds, { computed: { onWrite: 'administration/dayKind' } }),
    time: decimal('申请小时', { digits: 1, computed: { onWrite: 'overtime/hours' } }),
    way: oneOf('结算方式', ['调休', '加班费'], { required: true }),
    rate: decimal('倍率', { digits: 1, computed: { onWrite: 'overtime/rate' } }),
    reason: longText('加班事由', { required: true, max: 1000 }),
    projectId: ref('项目', 'project'),
    weekendTaskId: ref('周末任务', 'weekendTask', { fixed: true, onDelete: 'setNull' }),
    isOutside: bool('外地或客户现场', { default: false }),
    file: files('凭证', { max: 9 }),
    isLate: bool('事后补报', { computed: gt(field('tzSubmit'), field('tzStart')) }),
    ...audited(1, { without: ['变更中'] }),
    ...handedIn,
    settle: oneOf('结算状态', settle.states, { readonly: true, default: '未核实' }),
    checkedTime: decimal('核实小时', { readonly: true, digits: 1, default: '0.0' }),
    money: money('加班费', { readonly: true, secret: 'user:salary', default: '0.00' }),
    restHours: decimal('转调休小时', { readonly: true, digits: 1, default: '0.0' }),
  },
  heedsLocks: true,
  told: { handler: 'finance/reading' },
  rows: { own: me('userId'), manage: holds('overtime:manage'), also: [tasked, headOf('userId')] },
  write: { create: holds('overtime:apply'), update: me('userId'), remove: me('userId') },
  audit: {
    levels: 1,
    change: 'none',
    submit: allOf(me('userId'), holds('overtime:apply')),
    applicant: 'userId',
    effect: { approve: 'overtime/approved', void: 'overtime/voided' },
    after: {
      approve: {
        // overtime whose day has been calculated is verified against the punches at once, the rest by the job of a
        // later night
        effects: [{ move: ['overtime', 'verify'], at: 'id', when: isReckoned }],
      },
      void: { set: { settle: '无效', checkedTime: '0.0', money: '0.00', restHours: '0.0' } },
    },
    guard: { submit: 'overtime/submit', approve: 'overtime/submit' },
    void: allOf(holds('overtime:manage'), not(is({ settle: '已计薪' }))),
  },
  flows: [settle],
  requires: [{ when: is({ isOutside: true }), fields: ['file'], message: '请上传现场凭证' }],
  checks: [
    { holds: gt(field('tzEnd'), field('tzStart')), field: 'tzEnd', message: '结束时间须晚于开始时间' },
    {
      holds: anyOf(
        eq(dateOf(field('tzStart')), dateOf(field('tzEnd'))),
        allOf(eq(daysBetween(dateOf(field('tzStart')), dateOf(field('tzEnd'))), 1), eq(endDays, floor(endDays))),
      ),
      field: 'tzEnd',
      message: '加班跨零点请分两条填写',
    },
    {
      holds: not(is({ holiday: '法定节假日', way: '调休' })),
      field: 'way',
      message: '法定节假日加班只能选加班费',
    },
  ],
  indexes: [
    ['userId', 'date'],
    ['settle', 'date'],
  ],
  list: {
    columns: [
      'date',
      'userId',
      'tzStart',
      'tzEnd',
      'holiday',
      'time',
      'checkedTime',
      'way',
      'rate',
      'money',
      'reason',
      'status',
      'settle',
    ],
    filters: ['userId', 'date', 'holiday', 'way', 'status', 'settle', 'projectId'],
    sort: '-tzStart',
    hasStrips: true,
    chart: { by: ['holiday', 'way'] },
    calendar: { from: 'tzStart', to: 'tzEnd', hue: 'way' },
  },
  tells: [
    {
      call: '/overtime/used',
      by: { tzStart: 'tzStart', tzEnd: 'tzEnd', way: 'way' },
      needs: ['tzStart'],
      at: 'way',
      shows: { used: '本月已申请', estimate: '预计加班费' },
    },
    { foretells: ['holiday', 'time', 'rate'], needs: ['tzStart', 'tzEnd'], at: 'tzEnd' },
  ],
  form: [
    {
      title: '加班',
      fields: [
        'tzStart',
        'tzEnd',
        'holiday',
        'time',
        'way',
        'rate',
        'reason',
        'projectId',
        'weekendTaskId',
        'isOutside',
        'file',
        'audit1',
      ],
    },
    { title: '核实与结算', fields: ['isLate', 'checkedTime', 'restHours', 'money'] },
  ],
  summary: ['userId', 'date', 'time', 'way', 'settle'],
})
