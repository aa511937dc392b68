import { drafter } from '@chengban/kernel/audited.ts'
import { entity } from '@chengban/kernel/entity.ts'
import {
  add,
  allOf,
  anyOf,
  asked,
  asParent,
  eq,
  exists,
  field,
  ge,
  gt,
  holds,
  is,
  le,
  lt,
  me,
  not,
  subtract,
  sum,
  tasked,
  today,
  via,
  when,
} from '@chengban/kernel/expr.ts'
import { dayOf, greatest, join, least, of } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { monthOfYear, year } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { issued, reserved } from '../invoicing/invoicing.states.ts'
import { plannedBefore } from './planned-before.ts'

const secret = 'contract:money'
const keeper = anyOf(me('userId'), holds('invoicingPlan:edit'))

/** What a line adds to the plan: nothing once it is cancelled. */
const own = when([[is({ isCancel: true }), 0]], field('money'))

/** For a line that is not cancelled: the sum planned before it, derived from the stored cumulated sum. */
const plannedUntil = subtract(field('cumulatedMoney'), field('money'))

/** Receipts of the contract fill its lines not cancelled in the order of their days. */
const received = when(
  [[is({ isCancel: true }), 0]],
  greatest(0, least(field('money'), subtract(of('contractId', 'receivedMoney'), plannedUntil))),
)

const paid = of('contractId', 'receivedMoney')
const isBadDebt = exists({ of: 'returnedMoney', by: 'contractId', at: 'contractId', where: is({ isBadDebt: true }) })

/** What of a line is owed since its day: neither what goes beyond the sum of the contract nor a bad debt. */
const late = when(
  [[anyOf(is({ isCancel: true }), not(lt(field('dtReceive'), today())), isBadDebt), 0]],
  greatest(
    0,
    subtract(least(field('cumulatedMoney'), add(of('contractId', 'remainMoney'), paid)), greatest(plannedUntil, paid)),
  ),
)

/** Amounts to be invoiced and received, by contract, year and month. */
export const invoicingPlan = entity('invoicingPlan', {
  label: '开票计划',
  title: 'name',
  fields: {
    name: text('计划', {
      computed: join(of('contractId', 'name'), ' ', field('year'), '-', field('month')),
      kept: true,
    }),
    contractId: ref('合同', 'contract', { required: true, fixed: true }),
    userId: ref('合同发起人', 'user', { computed: of('contractId', 'initiator'), kept: true }),
    year: year('年', { required: true, min: 2000, max: 2100 }),
    month: monthOfYear('月', { required: true }),
    type: dict('款项类型', 'paymentKind', { required: true }),
    money: money('计划金额', { required: true, secret }),
    invoicedMoney: money('已开票', {
      computed: sum({ of: 'invoicing', by: 'invoicingPlanId', column: 'money', where: issued }),
      kept: true,
      secret,
    }),
    reservedMoney: money('开票占用', {
      computed: sum({ of: 'invoicing', by: 'invoicingPlanId', column: 'money', where: reserved }),
      kept: true,
      secret,
    }),
    leftMoney: money('未开金额', {
      computed: subtract(field('money'), field('invoicedMoney'), field('reservedMoney')),
      secret,
    }),
    dtReceive: date('应回款日期', { hint: '留空：当月最后一天' }),
    cumulatedMoney: money('累计计划', { computed: add(plannedBefore, own), kept: true, secret }),
    receivedMoney: money('已回款（按序分摊）', { computed: received, secret }),
    overdueMoney: money('逾期金额', { isAside: true, computed: late, secret }),
    isDue: bool('条件已满足', { readonly: true, default: false }),
    isTop: bool('置顶', { readonly: true, default: false }),
    isComplete: bool('已完成', { computed: is({ status: '已完成' }) }),
    status: oneOf('状态', ['计划', '待开票', '部分开票', '已完成', '已取消'], {
      computed: when(
        [
          [is({ isCancel: true }), '已取消'],
          [ge(field('invoicedMoney'), field('money')), '已完成'],
          [gt(field('invoicedMoney'), 0), '部分开票'],
          [anyOf(is({ isDue: true }), le(dayOf(field('year'), field('month'), 1), today())), '待开票'],
        ],
        '计划',
      ),
    }),
    detail: longText('开票内容'),
    selfCompany: dict('我方公司', 'company', { computed: of('contractId', 'selfCompany'), kept: true }),
    account: text('收款账户'),
    isCancel: bool('已取消标记', { readonly: true, default: false }),
    remarks: longText('备注'),
  },
  rows: {
    own: anyOf(me('creatorId'), me('userId')),
    manage: holds('invoicing:manage'),
    also: [
      holds('invoicingPlan:edit'),
      allOf(
        asParent('contractId'),
        anyOf(holds('contract:money'), via('contractId', anyOf(me('initiator'), drafter, tasked))),
      ),
    ],
  },
  write: {
    create: anyOf(via('contractId', me('initiator')), holds('invoicingPlan:edit')),
    update: keeper,
    remove: keeper,
  },
  // a line moves the sums of those after it
  locks: ['contractId'],
  checks: [
    { holds: gt(field('money'), 0), field: 'money', message: '计划金额必须大于0' },
    {
      holds: le(add(field('invoicedMoney'), field('reservedMoney')), field('money')),
      field: 'reservedMoney',
      message: '超过计划行未开金额',
    },
    { holds: not(is({ type: '退款' })), field: 'type', message: '退款不作计划' },
  ],
  acts: [
    {
      name: 'top',
      label: '置顶',
      who: keeper,
      call: { path: '/invoicingPlan/action/top', answers: { isTop: 'isTop' } },
      input: ['isTop'],
      required: { isTop: '请选择是否置顶' },
    },
    {
      name: 'cancel',
      label: '取消计划',
      who: keeper,
      call: { path: '/invoicingPlan/action/cancel', answers: { status: 'status' } },
      asks: { cancel: bool('取消', { required: true }) },
      opinion: 'required',
      opinionMessage: '请填写原因',
      guards: [
        {
          holds: anyOf(eq(asked('cancel'), false), eq(add(field('invoicedMoney'), field('reservedMoney')), 0)),
          message: '已有开票的计划不能取消',
        },
      ],
      guard: 'invoicingPlan/cancel',
      set: { isCancel: { asked: 'cancel' } },
    },
  ],
  on: { check: 'invoicingPlan/check', removing: 'invoicingPlan/removing' },
  indexes: [
    ['contractId', 'year', 'month'],
    ['year', 'month'],
  ],
  list: {
    columns: [
      'contractId',
      'type',
      'year',
      'month',
      'money',
      'invoicedMoney',
      'receivedMoney',
      'dtReceive',
      'status',
      'isTop',
    ],
    filters: ['year', 'month', 'contractId', 'status', 'type', 'selfCompany', 'creatorId'],
    sort: '-isTop,year,month',
  },
  form: [
    { title: '计划', fields: ['contractId', 'year', 'month', 'type', 'money', 'dtReceive'] },
    { title: '开票', fields: ['account', 'detail', 'remarks'] },
  ],
  summary: ['contractId', 'type', 'money', 'dtReceive'],
  children: [
    {
      of: 'invoicing',
      by: 'invoicingPlanId',
      label: '开票',
      begins: { contractId: 'contractId', invoicingPlanId: 'id' },
      offered: [{ label: '申请开票', when: is({ status: ['计划', '待开票', '部分开票'] }) }],
    },
  ],
})
