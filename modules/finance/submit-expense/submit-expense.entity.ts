import { audited, handedIn } from '@chengban/kernel/audited.ts'
import { entity } from '@chengban/kernel/entity.ts'
import {
  allOf,
  anyOf,
  count,
  eq,
  exists,
  field,
  holds,
  is,
  me,
  subtract,
  sum,
  tasked,
  via,
  when,
} from '@chengban/kernel/expr.ts'
import { parent } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { headsOf } from '@chengban/kernel/row-rule.ts'
import { ofOne } from '../company.ts'
import { serialNumber, submissionAudit, submissionRules } from '../submission/submission.ts'
import { payStatus } from './submit-expense.pay.ts'

const lines = { of: 'moneyExpense', by: 'submitId' } as const
const paid = is({ payStatus: '已付款' })

/** One claim of one payee with its lines; audited line by line, receipts checked, paid by the cashier. */
export const submitExpense = entity('submitExpense', {
  label: '报销单',
  title: 'name',
  resource: 'submit-expense',
  fields: {
    serialNumber: serialNumber('BX'),
    name: text('事由', { required: true, search: true }),
    userId: ref('收款人', 'user', { required: true, default: { from: 'me' } }),
    departmentId: ref('费用部门', 'department', { required: true, default: { of: ['userId', 'departmentId'] } }),
    company: dict('所属公司', 'company', { ...ofOne, default: { of: ['userId', 'company'] } }),
    date: date('报销日期', { required: true, default: { from: 'today' } }),
    money: money('申报金额', { computed: sum({ ...lines, column: 'money' }), kept: true }),
    auditMoney: money('核定金额', { computed: sum({ ...lines, column: 'auditMoney' }), kept: true }),
    lessMoney: money('核减金额', { computed: subtract(field('money'), field('auditMoney')) }),
    rowCount: int('明细数', { computed: count(lines), kept: true }),
    overMoney: money('超预算金额', { readonly: true, default: '0.00' }),
    isOverLimit: bool('有超标明细', { computed: exists({ ...lines, where: is({ isOverLimit: true }) }) }),
    ...audited(3, {
      without: ['变更中'],
      labels: { audit1: '部门审核人', audit2: '财务审核人', audit3: '超预算审核人' },
    }),
    ...handedIn,
    tzNotice: datetime('通知交票时间', { readonly: true }),
    noticeCheck: bool('票据已收齐', { readonly: true, default: false }),
    noticeRemark: text('收票说明', { readonly: true }),
    tzNoticeCheck: datetime('收票时间', { readonly: true }),
    noticeUserId: ref('收票人', 'user', { readonly: true }),
    payStatus: oneOf('付款状态', payStatus.states, { readonly: true, default: '未到' }),
    isPay: bool('已付款', { computed: when([[paid, true]], false) }),
    offsetMoney: money('冲抵借款', { readonly: true, default: '0.00' }),
    payeeOwes: money('未还借款', {
      computed: sum({
        ...{ of: 'moneyComeGo', by: 'userId', at: 'userId', column: 'remain' },
        where: allOf(is({ status: '通过', kind: '付出', type: '员工借款' }), eq(field('company'), parent('company'))),
      }),
      secret: 'submitExpense:pay',
      hint: '收款人在同一公司的借款，付款时可冲抵',
    }),
    payMoney: money('实付金额', {
      computed: when([[paid, subtract(field('auditMoney'), field('offsetMoney'))]], 0),
    }),
    dtPay: date('付款日期', { readonly: true }),
    payWay: dict('付款方式', 'payMethod', { readonly: true }),
    bankSerial: text('银行流水号', { readonly: true }),
    payUserId: ref('付款人', 'user', { readonly: true }),
    file: files('附件'),
    remark: longText('备注'),
  },
  heedsLocks: true,
  rows: {
    own: anyOf(me('creatorId'), me('userId')),
    manage: holds('submitExpense:manage'),
    also: [tasked, headsOf('departmentId'), allOf(holds('submitExpense:pay'), is({ status: '通过' }))],
  },
  write: { create: holds('submitExpense:apply'), update: me('creatorId'), remove: me('creatorId') },
  audit: {
    ...submissionAudit,
    levels: 3,
    codes: { 1: 'submitExpense:audit1', 2: 'submitExpense:audit2', 3: 'money:audit2' },
    submit: allOf(me('creatorId'), holds('submitExpense:apply')),
    void: holds('submitExpense:manage'),
    guards: {
      submit: [{ holds: via('userId', is({ isEnable: true })), field: 'userId', message: '收款人已停用' }],
      void: [{ holds: is({ payStatus: '待付款' }), message: '已付款，不能作废' }],
    },
    guard: { ...submissionAudit.guard, submit: 'submitExpense/submit' },
    effect: { ...submissionAudit.effect, approve: 'submitExpense/passed' },
    after: {
      approve: {
        set: { payStatus: '待付款' },
        notify: [
          {
            to: ['userId', 'creatorId'],
            text: '【报销】{serialNumber}已通过，核定{auditMoney}',
            code: 'expenseResult',
          },
          { to: [{ holds: 'submitExpense:pay' }], text: '【报销】{serialNumber}待付款' },
        ],
      },
      reject: {
        notify: [{ to: ['userId', 'creatorId'], text: '【报销】{name}被驳回：{opinion}', code: 'expenseResult' }],
      },
      void: { set: { payStatus: '未到' } },
    },
    calls: { decide: { path: '/submitExpense/audit', answers: { auditMoney: 'auditMoney' } } },
  },
  flows: [payStatus],
  on: { ...submissionRules, check: 'submitExpense/check' },
  lines: {
    rows: {
      ...lines,
      label: '明细',
      beside: {
        file: 'file',
        first: [
          'date',
          'kind',
          'type',
          'content',
          'money',
          'quantity',
          'projectId',
          'invoiceNumber',
          'invoiceMoney',
          'noInvoiceReason',
          'isPaper',
          'remark',
        ],
      },
      decided: { call: 'auditRow', cut: 'auditMoney', handler: 'submission/decideLines' },
    },
  },
  indexes: [
    ['userId', 'status'],
    ['status', 'payStatus'],
    ['departmentId', 'date'],
  ],
  list: {
    columns: [
      'serialNumber',
      'name',
      'userId',
      'departmentId',
      'company',
      'money',
      'auditMoney',
      'overMoney',
      'noticeCheck',
      'payStatus',
      'status',
      'tzCreate',
    ],
    filters: ['status', 'payStatus', 'company', 'departmentId', 'userId', 'noticeCheck', 'date'],
    sort: '-tzCreate',
  },
  form: [
    { title: '报销', fields: ['serialNumber', 'name', 'userId', 'departmentId', 'company', 'date'] },
    { title: '金额', fields: ['money', 'auditMoney', 'lessMoney', 'overMoney', 'isOverLimit', 'rowCount'] },
    { title: '票据', fields: ['noticeCheck', 'tzNotice', 'tzNoticeCheck', 'noticeUserId', 'noticeRemark'] },
    {
      title: '付款',
      fields: ['payStatus', 'payeeOwes', 'payMoney', 'offsetMoney', 'dtPay', 'payWay', 'bankSerial', 'payUserId'],
    },
    { title: '附件', fields: ['file', 'remark'] },
    {
      title: '审核',
      fields: ['audit1', 'audit2', 'audit3', 'opinionFirst', 'opinion3', 'opinion', 'tzSubmit'],
    },
  ],
  summary: ['serialNumber', 'userId', 'money', 'overMoney', 'date'],
})
