import { entity } from '@chengban/kernel/entity.ts'
import {
  allOf,
  anyOf,
  asParent,
  eq,
  exists,
  field,
  first,
  holds,
  is,
  isSet,
  le,
  me,
  multiply,
  not,
  subtract,
  today,
  via,
} from '@chengban/kernel/expr.ts'
import { coalesce, floor, of, parent, year } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { decimal, money } from '@chengban/kernel/kinds/decimal.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { lineFields, lineRules, lineWrite, ofMaker, positive, reversing } from '../submission/submission.ts'

const takesBack = isSet('reverseId')
const halves = multiply(2, field('quantity'))

const day = coalesce(field('bookDate'), field('date'))
/** The one it falls under: its project's, else its department's for the kind, else its department's. */
const budget = coalesce(
  first({
    of: 'moneyBudget',
    by: 'projectId',
    at: 'projectId',
    column: 'id',
    where: allOf(is({ target: '项目' }), eq(parent('kind'), '项目费用')),
  }),
  first({
    of: 'moneyBudget',
    by: 'departmentId',
    at: 'departmentId',
    column: 'id',
    where: allOf(
      is({ target: '部门' }),
      eq(field('company'), parent('company')),
      eq(field('year'), parent(year(day))),
      eq(coalesce(field('kind'), parent('kind')), parent('kind')),
    ),
    sort: ['kind'],
  }),
)

/** One line of a claim: one cost of the company. */
export const moneyExpense = entity('moneyExpense', {
  label: '费用明细',
  title: 'content',
  fields: {
    submitId: ref('报销单', 'submitExpense', { required: true, fixed: true, onDelete: 'cascade' }),
    content: text('费用说明', { required: true, search: true }),
    date: date('发生日期', { required: true, begins: 'today' }),
    bookDate: date('入账日期', { readonly: true }),
    kind: dict('费用归属', 'expenseKind', { required: true }),
    type: dict('费用类型', 'expenseType', { required: true }),
    money: money('申报金额', { required: true }),
    quantity: decimal('数量（晚、天）', { min: '0.5', default: '1' }),
    isAlike: bool('重复嫌疑', {
      alarms: true,
      computed: exists({
        of: 'moneyExpense',
        by: 'userId',
        at: 'userId',
        where: allOf(
          eq(field('date'), parent('date')),
          eq(field('money'), parent('money')),
          not(eq(field('submitId'), parent('submitId'))),
          not(is({ status: ['驳回', '已作废'] })),
        ),
      }),
    }),
    isOverLimit: bool('超标', { alarms: true, computed: { onWrite: 'moneyExpense/overLimit' } }),
    auditMoney: money('核定金额', { readonly: true }),
    lessMoney: money('核减金额', { computed: subtract(field('money'), field('auditMoney')) }),
    taxMoney: money('可抵扣税额', { min: '0.00', default: '0.00' }),
    status: oneOf('状态', ['草稿', '待审核', '通过', '核减', '驳回', '已作废'], { readonly: true, default: '草稿' }),
    isPaid: bool('已付款', { computed: eq(of('submitId', 'payStatus'), '已付款') }),
    opinion: lineFields.opinion,
    atLevels: lineFields.atLevels,
    company: lineFields.company,
    userId: ref('收款人', 'user', { computed: of('submitId', 'userId'), kept: true }),
    departmentId: ref('费用部门', 'department', { computed: of('submitId', 'departmentId'), kept: true }),
    projectId: ref('项目', 'project'),
    clientId: ref('客户', 'client'),
    businessOpportunityId: ref('商机', 'businessOpportunity'),
    maintenanceId: ref('维护期', 'maintenance'),
    okrId: ref('OKR', 'okr'),
    budgetId: ref('预算', 'moneyBudget', { computed: budget, hidden: true }),
    invoiceCode: text('发票代码', { hint: '10或12位，仅用于8位发票号码' }),
    invoiceNumber: text('发票号码', { search: true }),
    invoiceMoney: money('发票金额', { min: '0.01' }),
    noInvoiceReason: text('无票原因'),
    isPaper: bool('纸质票据', { default: false }),
    file: files('票据', { accept: ['pdf', 'ofd', 'xml', 'jpg', 'jpeg', 'png'] }),
    ...reversing('moneyExpense'),
    remark: longText('备注'),
  },
  rows: {
    manage: holds('submitExpense:manage'),
    also: [asParent('submitId'), holds('finance:manage'), via('projectId', me('principalId'))],
  },
  self: anyOf(ofMaker, me('userId')),
  write: lineWrite,
  requires: [
    { when: is({ kind: '项目费用' }), fields: ['projectId'], message: '请选择项目' },
    { when: is({ type: '业务招待' }), fields: ['clientId'], message: '请选择客户' },
    { when: isSet('invoiceNumber'), fields: ['invoiceMoney'] },
    { when: isSet('invoiceNumber'), fields: ['file'], message: '请上传票据' },
    {
      when: allOf(not(is({ type: '出差补贴' })), not(isSet('invoiceNumber')), not(takesBack)),
      fields: ['noInvoiceReason'],
      message: '请填写发票号码或无票原因',
    },
  ],
  checks: [
    positive,
    { holds: le(field('date'), today()), field: 'date', message: '发生日期不能晚于今天' },
    { holds: anyOf(takesBack, le(field('taxMoney'), field('money'))), field: 'taxMoney', message: '税额不能大于金额' },
    { holds: eq(halves, floor(halves)), field: 'quantity', message: '数量须为0.5的倍数' },
  ],
  on: { ...lineRules, check: 'moneyExpense/check' },
  tells: [
    {
      call: '/submit-expense/invoiceCheck',
      by: { invoiceCode: 'invoiceCode', invoiceNumber: 'invoiceNumber', submitId: 'submitId' },
      needs: ['invoiceNumber'],
      at: 'invoiceNumber',
      shows: {},
      alarms: { used: '该发票已报销' },
    },
    {
      call: '/submit-expense/beside',
      by: {
        ...{ type: 'type', money: 'money', quantity: 'quantity', kind: 'kind', date: 'date', projectId: 'projectId' },
        ...{ company: 'submitId.company', departmentId: 'submitId.departmentId', userId: 'submitId.userId' },
        submitId: 'submitId.id',
      },
      others: {
        sameDay: { sum: 'money', same: ['type', 'date'] },
        sameDayQuantity: { sum: 'quantity', same: ['type', 'date'] },
        sameKind: { sum: 'money', same: ['kind', 'projectId'] },
        sameProject: { sum: 'money', same: ['projectId'] },
      },
      needs: ['type'],
      at: 'money',
      shows: { limit: '标准', budget: '预算', used: '已用', reserved: '审批中' },
      alarms: {
        isOver: '超标准，请在备注说明',
        over: '超预算 {over}',
        dayOver: '同日同类合计 {dayOver}，超标准',
        alike: '重复嫌疑：{alike}',
      },
      bar: { whole: 'budget', parts: ['used', 'reserved', 'claimed'] },
    },
    ...(['projectId', 'clientId'] as const).map((from) => ({
      call: '/finance/getMaintenanceId' as const,
      by: { [from]: from, date: 'date' } as const,
      needs: [from, 'date'] as const,
      // a project says more than its client
      when: from === 'projectId' ? not(takesBack) : allOf(not(takesBack), not(isSet('projectId'))),
      at: 'maintenanceId' as const,
      shows: { dtEnd: '维护期至' },
      fills: { maintenanceId: 'maintenanceId' },
    })),
  ],
  indexes: [['submitId'], ['bookDate', 'kind'], ['projectId'], ['invoiceNumber'], ['reverseId'], ['userId', 'date']],
  list: {
    columns: [
      'date',
      'type',
      'content',
      'money',
      'auditMoney',
      'isOverLimit',
      'isAlike',
      'kind',
      'projectId',
      'userId',
      'company',
      'bookDate',
      'status',
    ],
    filters: ['kind', 'type', 'company', 'departmentId', 'projectId', 'userId', 'status', 'bookDate'],
    sort: '-date',
  },
  form: [
    { title: '费用', fields: ['submitId', 'date', 'kind', 'type', 'content', 'money', 'quantity', 'taxMoney'] },
    {
      title: '归属',
      fields: [
        'projectId',
        'clientId',
        'businessOpportunityId',
        'maintenanceId',
        'okrId',
        'userId',
        'departmentId',
        'company',
      ],
    },
    {
      title: '票据',
      fields: ['invoiceCode', 'invoiceNumber', 'invoiceMoney', 'noInvoiceReason', 'isPaper', 'file', 'remark'],
    },
    {
      title: '审核',
      fields: [
        'status',
        'isOverLimit',
        'auditMoney',
        'lessMoney',
        'opinion',
        'bookDate',
        'isPaid',
        'reverseId',
        'isReversed',
      ],
    },
  ],
  summary: ['date', 'type', 'money', 'auditMoney', 'status'],
})
