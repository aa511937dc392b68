import { audited, handedIn } from '@chengban/kernel/audited.ts'
import { entity } from '@chengban/kernel/entity.ts'
import {
  allOf,
  anyOf,
  eq,
  field,
  gt,
  headOf,
  holds,
  is,
  le,
  lt,
  me,
  multiply,
  not,
  tasked,
  today,
  when,
} from '@chengban/kernel/expr.ts'
import { coalesce, daysBetween } from '@chengban/kernel/formula.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { restStatus } from './rest-day.status.ts'

// Decision 127: Who is away is read by everybody

const halves = ['上午', '下午'] as const

/** Leave, 调休, study and duty away, in half days. */
export const restDay = entity('restDay', {
  label: '调休请假',
  title: 'kind',
  fields: {
    userId: ref('人员', 'user', { required: true, fixed: true, default: { from: 'me' } }),
    kind: dict('类型', 'restKind', { required: true }),
    /** What everybody reads of it: not why somebody is away. */
    away: oneOf('去向', ['请假', '出差外出'], {
      computed: when([[is({ kind: ['出差', '外出'] }), '出差外出']], '请假'),
    }),
    startDate: date('开始日期', { required: true }),
    startHalf: oneOf('开始时段', halves, { required: true, default: '上午' }),
    endDate: date('结束日期', { required: true, begins: { field: 'startDate' } }),
    endHalf: oneOf('结束时段', halves, { required: true, default: '下午' }),
    days: decimal('天数', { digits: 1, computed: { onWrite: 'restDay/days' } }),
    hours: decimal('小时', { digits: 1, computed: multiply(field('days'), 8) }),
    reason: longText('事由', { required: true, max: 1000 }),
    file: files('证明材料', { max: 9 }),
    handoverId: ref('工作代理人', 'user', { onDelete: 'setNull', among: { isEnable: true } }),
    ...audited(1),
    restStatus: oneOf('休假状态', restStatus.states, { readonly: true, default: '未生效' }),
    actualDays: decimal('实休天数', { readonly: true, digits: 1 }),
    actualEnd: date('实际结束日期', { readonly: true }),
    actualEndHalf: oneOf('实际结束时段', halves, { readonly: true }),
    /** The end that holds now: the one asked for, until less is taken. */
    endsOn: date('截至日期', { computed: coalesce(field('actualEnd'), field('endDate')) }),
    endsHalf: oneOf('截至时段', halves, { computed: coalesce(field('actualEndHalf'), field('endHalf')) }),
    balanceBefore: decimal('提交时余额（小时）', { readonly: true, digits: 1 }),
    syncId: text('钉钉单号', { unique: true, readonly: true }),
    ...handedIn,
  },
  heedsLocks: true,
  rows: {
    own: anyOf(me('userId'), me('handoverId')),
    manage: holds('restDay:manage'),
    also: [tasked, headOf('userId')],
    partial: [
      {
        when: allOf(is({ status: ['通过', '变更中'] }), not(is({ restStatus: '已销假' }))),
        fields: ['userId', 'away', 'startDate', 'startHalf', 'endsOn', 'endsHalf', 'status', 'restStatus'],
      },
    ],
  },
  self: me('userId'),
  write: {
    create: anyOf(holds('restDay:apply'), holds('restDay:manage')),
    update: anyOf(me('userId'), holds('restDay:manage')),
    remove: anyOf(me('userId'), holds('restDay:manage')),
  },
  edits: [{ when: is({ status: '通过' }), fields: ['reason', 'file', 'handoverId'] }],
  audit: {
    levels: 1,
    submit: anyOf(allOf(me('userId'), holds('restDay:apply')), holds('restDay:manage')),
    applicant: 'userId',
    guard: { submit: 'restDay/submit', approve: 'restDay/submit' },
    effect: { approve: 'restDay/passed', void: 'restDay/voided' },
    after: {
      approve: {
        set: {
          restStatus: when(
            [
              [gt(field('startDate'), today()), '待休'],
              [lt(field('endDate'), today()), '已休'],
            ],
            '休假中',
          ),
        },
        notify: [{ to: ['userId', 'handoverId'], text: '【请假】{userId} {kind} {startDate}至{endDate}' }],
      },
      void: { set: { restStatus: '未生效' } },
    },
    void: allOf(holds('restDay:manage'), not(me('userId'))),
  },
  flows: [restStatus],
  checks: [
    { holds: anyOf(me('userId'), holds('restDay:manage')), field: 'userId', message: '只能为自己申请' },
    {
      holds: anyOf(
        lt(field('startDate'), field('endDate')),
        allOf(eq(field('startDate'), field('endDate')), not(is({ startHalf: '下午', endHalf: '上午' }))),
      ),
      field: 'endDate',
      message: '结束时间不能早于开始时间',
    },
    {
      holds: le(daysBetween(field('startDate'), field('endDate')), 365),
      field: 'endDate',
      message: '一次最多366天',
    },
    { holds: gt(field('days'), 0), field: 'endDate', message: '所选时间均为休息日' },
    {
      holds: not(eq(field('handoverId'), field('userId'))),
      field: 'handoverId',
      message: '工作代理人不能是本人',
    },
  ],
  indexes: [['userId', 'startDate', 'endDate'], ['status']],
  list: {
    columns: [
      'userId',
      'kind',
      'startDate',
      'startHalf',
      'endDate',
      'endHalf',
      'days',
      'actualDays',
      'reason',
      'status',
      'restStatus',
    ],
    filters: ['userId', 'kind', 'startDate', 'status', 'restStatus'],
    sort: '-startDate',
    hasStrips: true,
    calendar: { from: 'startDate', to: 'endsOn', hue: 'away' },
  },
  form: [
    { title: '请假', fields: ['userId', 'kind', 'startDate', 'startHalf', 'endDate', 'endHalf', 'days', 'hours'] },
    { title: '说明', fields: ['reason', 'file', 'handoverId', 'audit1'] },
    { title: '执行', fields: ['actualDays', 'actualEnd', 'actualEndHalf', 'balanceBefore', 'syncId'] },
  ],
  tells: [
    {
      call: '/restDay/balance',
      by: { userId: 'userId', date: 'startDate' },
      needs: ['userId', 'kind'],
      at: 'kind',
      shows: { available: '可用小时', expiring30: '30天内到期小时' },
      item: { of: 'kinds', by: 'kind', is: 'kind' },
    },
    {
      foretells: ['days', 'hours'],
      needs: ['kind', 'startDate', 'startHalf', 'endDate', 'endHalf'],
      at: 'endHalf',
    },
  ],
  summary: ['userId', 'kind', 'startDate', 'endDate', 'days'],
})
