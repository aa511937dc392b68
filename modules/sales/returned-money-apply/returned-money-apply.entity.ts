import { audited, handedIn } from '@chengban/kernel/audited.ts'
import { entity } from '@chengban/kernel/entity.ts'
import { allOf, anyOf, asParent, field, gt, holds, is, me, not, subtract, tasked } from '@chengban/kernel/expr.ts'
import { lineMax, lineMin, lineSum, of } from '@chengban/kernel/formula.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

const secret = 'contract:money'
const standing = not(is({ status: ['驳回', '已撤回', '已作废'] }))
const auditors = anyOf(holds('returnedMoney:audit'), holds('returnedMoney:manage'))

/** A reported receipt or refund; it counts once finance has confirmed it. */
export const returnedMoneyApply = entity('returnedMoneyApply', {
  label: '回款登记',
  title: 'name',
  fields: {
    name: text('合同名称', { computed: of('contractId', 'name'), kept: true, search: true }),
    contractId: ref('合同', 'contract', { required: true }),
    contractNumber: text('合同编号', { computed: of('contractId', 'contractNumber'), kept: true, search: true }),
    clientId: ref('客户', 'client', { computed: of('contractId', 'clientId'), kept: true }),
    returnedMoneyId: ref('回款台账', 'returnedMoney', { computed: { onWrite: 'returnedMoneyApply/ledger' } }),
    userId: ref('登记人', 'user', { required: true, readonly: true, default: { from: 'me' } }),
    detail: lines(
      '回款明细',
      {
        kind: dict('款项类型', 'paymentKind', { required: true }),
        money: money('金额', { required: true }),
        date: date('到账日期', { required: true, begins: 'today' }),
        way: dict('收款方式', 'receiveWay', { required: true }),
        payer: text('付款方'),
        voucher: files('凭证'),
        bankSerial: text('银行流水号'),
        remark: text('备注'),
      },
      {
        required: true,
        secret,
        min: 1,
        max: 50,
        distinct: {
          bankSerial: {
            message: '银行流水号已登记',
            among: standing,
            named: { by: 'contractId', words: '（{contractNumber}）' },
          },
        },
      },
    ),
    money: money('金额', { computed: lineSum('detail', 'money'), secret }),
    advance: money('其中预付及定金', {
      computed: lineSum('detail', 'money', { where: { kind: ['定金', '预付款'] } }),
      hidden: true,
    }),
    refund: money('其中退款', {
      computed: subtract(0, lineSum('detail', 'money', { where: { kind: '退款' } })),
      hidden: true,
    }),
    dtReceived: date('到账日期', { computed: lineMax('detail', 'date') }),
    dtFirst: date('最早到账日期', { computed: lineMin('detail', 'date'), isAside: true, secret }),
    ...audited(1, { without: ['变更中'], labels: { status: '状态' } }),
    ...handedIn,
    tzAudit: datetime('审核时间', { readonly: true }),
  },
  rows: {
    own: me('userId'),
    manage: auditors,
    also: [tasked, asParent('returnedMoneyId')],
  },
  opens: { 'contract:money': anyOf(tasked, holds('returnedMoney:audit')) },
  write: {
    create: holds('returnedMoney:apply'),
    update: allOf(me('userId'), holds('returnedMoney:apply')),
    remove: me('userId'),
  },
  audit: {
    levels: 1,
    codes: { 1: 'returnedMoney:audit' },
    change: 'none',
    submit: allOf(me('userId'), holds('returnedMoney:apply')),
    void: allOf(holds('returnedMoney:audit'), not(me('userId'))),
    locks: ['contractId'],
    after: {
      approve: {
        effects: [
          {
            move: ['contract', 'start'],
            at: 'contractId',
            when: gt(field('money'), 0),
            where: is({ stage: '已签署' }),
          },
        ],
        notify: [{ to: ['clientId.userId'], text: '【回款】{name}有回款到账' }],
      },
    },
    guard: {
      submit: 'returnedMoneyApply/submit',
      approve: 'returnedMoneyApply/approve',
      void: 'returnedMoneyApply/void',
    },
    effect: { approve: 'returnedMoneyApply/approved', void: 'returnedMoneyApply/voided' },
  },
  on: { check: 'returnedMoneyApply/check' },
  indexes: [
    // what came in by month is answered from it alone
    { by: ['contractId', 'status', 'dtReceived'], carries: ['dtFirst', 'money'] },
    ['clientId', 'status'],
  ],
  list: {
    columns: ['name', 'contractNumber', 'money', 'dtReceived', 'userId', 'tzCreate', 'status', 'opinion'],
    filters: ['status', 'contractId', 'userId', 'dtReceived'],
    sort: '-tzCreate',
  },
  form: [
    { title: '合同', fields: ['contractId'] },
    { title: '明细', fields: ['detail', 'money'] },
    { title: '审批', fields: ['audit1'] },
  ],
  summary: ['contractId', 'money', 'dtReceived', 'userId'],
})
