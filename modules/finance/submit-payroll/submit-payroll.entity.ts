import { entity } from '@chengban/kernel/entity.ts'
import {
  allOf,
  anyOf,
  count,
  exists,
  field,
  gt,
  holds,
  is,
  isSet,
  le,
  not,
  sum,
  tasked,
  today,
  via,
} from '@chengban/kernel/expr.ts'
import { yearMonth } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, month, text } from '@chengban/kernel/kinds/text.ts'
import { ofOne } from '../company.ts'
import { auditFields, serialNumber } from '../submission/submission.ts'
import { page } from './submit-payroll.page.ts'
import { locked, stage } from './submit-payroll.stage.ts'

const slips = { of: 'moneyPayroll', by: 'submitId' } as const
const pay = { kept: true, secret: 'user:salary', covered: true } as const
const toPay = allOf(holds('moneyPayroll:pay'), is({ stage: locked }))

/** One payroll run of a company and month: calculated, audited by two, paid, confirmed by each person. */
export const submitPayroll = entity('submitPayroll', {
  label: '工资表',
  title: 'name',
  fields: {
    serialNumber: serialNumber('GZ'),
    company: dict('发薪公司', 'company', { ...ofOne, fixed: true }),
    month: month('工资月份', { whole: 7, required: true, fixed: true, begins: 'lastMonth' }),
    kind: oneOf('类型', ['工资', '补发', '年终奖'], { required: true, fixed: true, default: '工资' }),
    name: text('标题', { computed: { onWrite: 'submitPayroll/name' }, search: true }),
    payDate: date('发放日期', { hint: '空：按发薪日；其年份为税年' }),
    money: money('应发合计', { ...pay, computed: sum({ ...slips, column: 'money' }) }),
    security: money('公司社保合计', { ...pay, computed: sum({ ...slips, column: 'security' }) }),
    fundCompany: money('公司公积金合计', { ...pay, computed: sum({ ...slips, column: 'fundCompany' }) }),
    tax: money('个税合计', { ...pay, computed: sum({ ...slips, column: 'tax' }) }),
    salaryTrue: money('实发合计', { ...pay, computed: sum({ ...slips, column: 'salaryTrue' }) }),
    cost: money('人力成本合计', { ...pay, computed: sum({ ...slips, column: 'cost' }) }),
    rowCount: int('人数', { computed: count(slips), kept: true }),
    confirmed: int('已确认', { computed: count({ ...slips, where: is({ status: '已确认' }) }) }),
    lacksAccount: bool('有人缺银行账号', {
      alarms: true,
      // of a run that is paid, today's account says nothing
      computed: allOf(
        not(is({ stage: ['已发放', '已归档'] })),
        exists({
          ...slips,
          where: allOf(gt(field('salaryTrue'), 0), via('userId', not(isSet('bankAccount')))),
        }),
      ),
    }),
    stage: oneOf('进度', stage.states, { readonly: true, default: '未核算' }),
    calcUserId: ref('核算人', 'user', { readonly: true }),
    tzCalc: datetime('核算时间', { readonly: true }),
    warnings: lines(
      '核算提示',
      { userId: ref('人员', 'user'), text: text('提示') },
      { readonly: true, secret: 'user:salary' },
    ),
    inputHash: text('取数指纹', { readonly: true, isAside: true }),
    tzLock: datetime('锁定时间', { readonly: true }),
    ...auditFields,
    audit1: ref('财务审核人', 'user'),
    audit2: ref('总经理审核人', 'user'),
    dtPay: date('实际发放日期', { readonly: true }),
    bankSerial: text('银行批次号', { readonly: true }),
    file: files('附件'),
    remark: longText('备注'),
  },
  told: { handler: 'finance/reading' },
  rows: {
    manage: holds('moneyPayroll:calc'),
    also: [
      tasked,
      allOf(
        anyOf(holds('moneyPayroll:audit1'), holds('moneyPayroll:audit2')),
        is({ status: ['待一级审核', '待二级审核', '通过', '已作废'] }),
      ),
    ],
    partial: [
      {
        when: toPay,
        fields: [
          'serialNumber',
          'company',
          'month',
          'kind',
          'name',
          'payDate',
          'salaryTrue',
          'rowCount',
          'lacksAccount',
          'stage',
          'calcUserId',
          'tzCalc',
          'status',
          'audit1',
          'audit2',
          'dtPay',
          'bankSerial',
          'file',
          'remark',
        ],
      },
    ],
  },
  opens: { 'user:salary': toPay },
  audit: {
    levels: 2,
    codes: { 1: 'moneyPayroll:audit1', 2: 'moneyPayroll:audit2' },
    change: 'none',
    submit: holds('moneyPayroll:calc'),
    void: holds('moneyPayroll:audit2'),
    guards: {
      submit: [{ holds: is({ stage: '已核算' }), message: '请先核算' }],
      void: [{ holds: is({ stage: '已锁定' }), message: '已发放，不能作废' }],
    },
    guard: { submit: 'submitPayroll/submit', approve: 'submitPayroll/approve', void: 'submitPayroll/void' },
    effect: { approve: 'submitPayroll/locked', void: 'submitPayroll/voided' },
    after: {
      submit: { effects: [{ move: ['moneyPayroll', 'wait'], by: 'submitId' }] },
      approve: {
        set: { stage: '已锁定', tzLock: { from: 'now' } },
        effects: [{ move: ['moneyPayroll', 'issue'], by: 'submitId' }],
        notify: [{ to: [{ holds: 'moneyPayroll:pay' }], text: '【工资】{name}待发放' }],
      },
      reject: {
        effects: [{ move: ['moneyPayroll', 'giveBack'], by: 'submitId' }],
        notify: [{ to: ['calcUserId'], text: '【工资】{name}被驳回' }],
      },
      withdraw: { effects: [{ move: ['moneyPayroll', 'giveBack'], by: 'submitId' }] },
      auditWithdraw: { effects: [{ move: ['moneyPayroll', 'wait'], by: 'submitId', where: is({ status: '草稿' }) }] },
      void: {
        set: { stage: '未核算' },
        effects: [{ move: ['moneyPayroll', 'void'], by: 'submitId' }],
      },
    },
  },
  flows: [stage],
  checks: [{ holds: le(field('month'), yearMonth(today())), field: 'month', message: '工资月份不能晚于本月' }],
  unique: [
    {
      fields: ['company', 'month'],
      where: allOf(
        is({ kind: '工资' }),
        is({ status: ['草稿', '待一级审核', '待二级审核', '通过', '驳回', '已撤回'] }),
      ),
      message: '该公司本月工资表已存在',
      as: 'CONFLICT',
    },
  ],
  on: { check: 'submitPayroll/check', removing: 'submitPayroll/removing' },
  indexes: [['company', 'payDate']],
  list: {
    columns: [
      'serialNumber',
      'company',
      'month',
      'kind',
      'payDate',
      'rowCount',
      'money',
      'tax',
      'salaryTrue',
      'stage',
      'status',
    ],
    filters: ['company', 'month', 'kind', 'stage', 'status'],
    sort: '-month,company',
    first: 'months',
    months: {
      month: 'month',
      by: 'company',
      state: 'stage',
      words: ['kind', 'rowCount', 'confirmed', 'money', 'salaryTrue', 'status'],
    },
    imports: false,
  },
  form: [
    { title: '工资表', fields: ['company', 'month', 'kind', 'payDate', 'rowCount'] },
    { title: '合计', fields: ['money', 'security', 'fundCompany', 'tax', 'salaryTrue', 'cost'] },
    { title: '核算', fields: ['calcUserId', 'tzCalc', 'warnings', 'inputHash'] },
    { title: '审核', fields: ['audit1', 'audit2', 'opinionFirst', 'opinion', 'tzSubmit'] },
    { title: '发放', fields: ['lacksAccount', 'dtPay', 'bankSerial', 'file', 'remark'] },
  ],
  summary: ['serialNumber', 'company', 'month', 'kind', 'rowCount', 'confirmed'],
  page,
  children: [{ of: 'moneyPayroll', by: 'submitId', label: '工资条' }],
})
