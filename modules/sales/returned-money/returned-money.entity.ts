import { drafter } from '@chengban/kernel/audited.ts'
import { entity } from '@chengban/kernel/entity.ts'
import {
  add,
  allOf,
  anyOf,
  asParent,
  eq,
  field,
  gt,
  holds,
  is,
  le,
  lt,
  me,
  min,
  subtract,
  sum,
  tasked,
  today,
  via,
  when,
} from '@chengban/kernel/expr.ts'
import { addDays, daysBetween, greatest, least, of, parent } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { followUp } from './follow-up.acts.ts'

const secret = 'contract:money'
const passed = is({ status: '通过' })
const overdue = lt(field('dtDue'), today())

/** Of the plan lines not cancelled, filled in the order of their days, the first that is not full. */
const due = min({
  of: 'invoicingPlan',
  by: 'contractId',
  at: 'contractId',
  column: 'dtReceive',
  where: allOf(is({ isCancel: false }), gt(field('cumulatedMoney'), parent('receivedMoney'))),
})

/** Planned to have come in by now. */
const planned = sum({
  of: 'invoicingPlan',
  by: 'contractId',
  at: 'contractId',
  column: 'money',
  where: allOf(is({ isCancel: false }), lt(field('dtReceive'), today())),
})

/** What a root contract is owed, how late, and how it is followed. Made by the contract's first approval. */
export const returnedMoney = entity('returnedMoney', {
  label: '回款台账',
  title: 'contractNumber',
  fields: {
    contractId: ref('合同', 'contract', { required: true, fixed: true, unique: '该合同已有回款台账' }),
    contractNumber: text('合同编号', { computed: of('contractId', 'contractNumber'), kept: true, search: true }),
    client: text('客户', { computed: of('contractId', 'clientId', 'name'), kept: true, search: true }),
    clientId: ref('客户', 'client', { computed: of('contractId', 'clientId'), kept: true }),
    userId: ref('跟进人', 'user', { computed: of('contractId', 'initiator'), kept: true }),
    area: dict('区域', 'area', { default: { of: ['contractId', 'area'] } }),
    // what the contract says is owed, so that it is said in one place
    allMoney: money('应收总额', {
      computed: add(of('contractId', 'remainMoney'), of('contractId', 'receivedMoney')),
      kept: true,
      secret,
    }),
    advanceMoney: money('预付及定金', {
      computed: sum({ of: 'returnedMoneyApply', by: 'returnedMoneyId', column: 'advance', where: passed }),
      kept: true,
      secret,
    }),
    receivedMoney: money('已回款', { computed: of('contractId', 'receivedMoney'), kept: true, secret }),
    back: money('已退款', {
      computed: sum({ of: 'returnedMoneyApply', by: 'returnedMoneyId', column: 'refund', where: passed }),
      kept: true,
      secret,
    }),
    remainingMoney: money('未回款', { computed: subtract(field('allMoney'), field('receivedMoney')), secret }),
    invoice: money('已开票', { computed: of('contractId', 'invoiceMoney'), kept: true, secret }),
    dtDue: date('下一应回款日', { computed: due, kept: true }),
    overdueMoney: money('逾期金额', {
      // only a ledger with a line that is past its day has its plan added up
      computed: when(
        [[overdue, least(greatest(0, subtract(planned, field('receivedMoney'))), field('remainingMoney'))]],
        '0.00',
      ),
      secret,
    }),
    overdueDays: int('逾期天数', {
      alarms: true,
      computed: when([[overdue, daysBetween(field('dtDue'), today())]], 0),
    }),
    status: oneOf('状态', ['未到期', '待回款', '部分回款', '已回款', '逾期', '坏账'], {
      computed: when(
        [
          [is({ isBadDebt: true }), '坏账'],
          [eq(field('remainingMoney'), 0), '已回款'],
          [overdue, '逾期'],
          [gt(field('receivedMoney'), 0), '部分回款'],
          [le(field('dtDue'), addDays(today(), 30)), '待回款'],
        ],
        '未到期',
      ),
    }),
    isFollow: bool('需跟进', { readonly: true, default: true }),
    options: dict('跟进情况', 'followOption', { readonly: true }),
    dtNext: date('下次跟进', { readonly: true }),
    tzRetire: datetime('停止跟进时间', { readonly: true }),
    isBadDebt: bool('坏账标记', { readonly: true, default: false }),
    remark: longText('备注'),
  },
  rows: {
    own: me('userId'),
    manage: holds('returnedMoney:manage'),
    also: [
      allOf(
        asParent('contractId'),
        anyOf(holds('contract:money'), via('contractId', anyOf(me('initiator'), drafter, tasked))),
      ),
    ],
  },
  opens: { 'contract:money': via('contractId', tasked) },
  madeBy: { create: '回款台账由合同生成', remove: '回款台账由合同生成', as: 'VALIDATION' },
  write: { update: holds('returnedMoney:manage') },
  acts: followUp,
  indexes: [['area'], ['dtDue']],
  list: {
    columns: [
      'contractNumber',
      'client',
      'allMoney',
      'receivedMoney',
      'remainingMoney',
      'invoice',
      'overdueMoney',
      'overdueDays',
      'dtDue',
      'options',
      'userId',
      'status',
    ],
    filters: ['status', 'area', 'userId', 'clientId', 'isFollow', 'dtDue', 'options'],
    sort: '-overdueMoney,dtDue',
    hasStrips: true,
  },
  summary: ['contractId', 'allMoney', 'receivedMoney', 'remainingMoney', 'overdueMoney'],
  children: [
    {
      of: 'returnedMoneyApply',
      by: 'returnedMoneyId',
      label: '回款登记',
      begins: { contractId: 'contractId' },
      offered: [
        { label: '登记回款', when: gt(field('remainingMoney'), 0) },
        { label: '登记退款', when: gt(field('receivedMoney'), 0), starts: { detail: [{ kind: '退款' }] } },
      ],
    },
  ],
})
