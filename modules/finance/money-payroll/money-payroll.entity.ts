import { entity } from '@chengban/kernel/entity.ts'
import { add, allOf, anyOf, field, holds, is, me, subtract, tasked, via } from '@chengban/kernel/expr.ts'
import { greatest, join, of } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { decimal, money, percent } from '@chengban/kernel/kinds/decimal.ts'
import { signature } from '@chengban/kernel/kinds/file.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { locked } from '../submit-payroll/submit-payroll.stage.ts'
import { status } from './money-payroll.status.ts'

const pay = { secret: 'user:salary', covered: true } as const
const figure = { ...pay, readonly: true, default: '0.00' } as const
const gross = add(
  field('normMoney'),
  field('performance'),
  field('other'),
  field('overtimeMoney'),
  subtract(field('bonus'), field('deductAbsence'), field('deductSick'), field('deductLess')),
)
const net = subtract(
  field('money'),
  field('socialMyself'),
  field('accumulationFund'),
  field('tax'),
  field('deductAfter'),
)
const audits = anyOf(holds('moneyPayroll:audit1'), holds('moneyPayroll:audit2'))
const toPay = allOf(holds('moneyPayroll:pay'), via('submitId', is({ stage: locked })))

/** Labels of the tax figures of a month or of a separately taxed bonus. */
const taxNames = {
  year: '年度',
  months: '月数',
  bonus: '年终奖',
  twelfth: '月均',
  income: '累计收入',
  exempt: '免税收入',
  allowance: '减除费用',
  special: '专项扣除',
  extra: '专项附加扣除',
  taxable: '应纳税所得额',
  rate: '税率（%）',
  quick: '速算扣除数',
  total: '累计应缴',
  withheld: '已缴',
  tax: '本期个税',
}

/** Labels of what a step is worked out from. */
const inputNames = {
  wages: '金额×天数',
  days: '天数',
  worked: '出勤天数',
  wageDays: '月计薪天数',
  wage: '工资',
  hours: '工时',
  items: '各项',
  open: '待计入',
  normMoney: '标准工资',
  performance: '绩效工资',
  other: '补贴',
  overtimeMoney: '加班费',
  deductAbsence: '缺勤扣款',
  deductSick: '病假扣款',
  deductLess: '税前扣减',
  money: '应发合计',
  socialMyself: '个人社保',
  accumulationFund: '个人公积金',
  deductAfter: '税后扣减',
  least: '最低工资',
  monthDays: '应计薪天数',
  maxRate: '扣减上限（%）',
  ...taxNames,
  rate: '比例（%）',
  bonus: '奖金',
}

/** One person's pay in one run, with every step of its calculation. */
export const moneyPayroll = entity('moneyPayroll', {
  label: '工资条',
  title: 'content',
  fields: {
    submitId: ref('工资表', 'submitPayroll', { required: true, readonly: true, onDelete: 'cascade' }),
    userId: ref('人员', 'user', { required: true, readonly: true }),
    company: dict('发薪公司', 'company', { computed: of('submitId', 'company'), kept: true }),
    departmentId: ref('部门', 'department', { readonly: true }),
    month: text('工资月份', { whole: 7, computed: of('submitId', 'month'), kept: true }),
    date: date('发放日期', { computed: of('submitId', 'payDate'), kept: true }),
    kind: oneOf('类型', ['工资', '补发', '年终奖'], { computed: of('submitId', 'kind'), kept: true }),
    content: text('摘要', { computed: join(of('submitId', 'month'), of('submitId', 'kind')), kept: true }),
    moneySalaryId: ref('薪资标准', 'moneySalary', { readonly: true }),
    isFormal: bool('正式', { readonly: true }),
    needSocial: bool('缴社保', { readonly: true }),
    needFund: bool('缴公积金', { readonly: true }),
    dayWage: decimal('日工资', { ...pay, readonly: true, digits: 4 }),
    normMoney: money('标准工资', figure),
    performanceRate: percent('绩效系数', { readonly: true, default: '100.00', min: 0, max: 200 }),
    isMerge: bool('年终奖并入综合所得', { readonly: true, default: false }),
    performance: money('绩效工资', figure),
    other: money('补贴', figure),
    overtimeMoney: money('加班费', figure),
    bonus: money('奖金补发', figure),
    deductAbsence: money('缺勤扣款', figure),
    deductSick: money('病假扣款', figure),
    deductLess: money('税前扣减', figure),
    money: money('应发合计', { ...pay, computed: greatest(0, gross) }),
    socialMyself: money('个人社保', figure),
    accumulationFund: money('个人公积金', figure),
    tax: money('个人所得税', figure),
    deductAfter: money('税后扣减', figure),
    salaryTrue: money('实发工资', { ...pay, computed: greatest(0, net) }),
    shortfall: money('未扣足', { ...pay, computed: greatest(0, subtract(0, net)) }),
    security: money('公司社保', figure),
    fundCompany: money('公司公积金', figure),
    cost: money('人力成本', { ...pay, computed: add(field('money'), field('security'), field('fundCompany')) }),
    inputHash: text('取数指纹', { readonly: true, isAside: true }),
    lessItems: json('增减项', {
      ...pay,
      readonly: true,
      default: [],
      names: { type: '类型', money: '金额' },
      isTable: true,
    }),
    taxDetail: json('个税计算', { ...pay, readonly: true, names: taxNames, isTable: true }),
    trace: json('计算过程', {
      ...pay,
      readonly: true,
      default: [],
      names: { label: '项目', formula: '算式', inputs: '代入', value: '结果', ...inputNames },
      isTable: true,
    }),
    status: oneOf('状态', status.states, { readonly: true, default: '草稿' }),
    tzConfirm: datetime('确认时间', { readonly: true }),
    isOverdue: bool('逾期自动确认', { readonly: true, default: false }),
    signature: signature('签名', { readonly: true }),
    opinion: longText('异议内容', { readonly: true }),
    answer: longText('异议答复', { readonly: true }),
    remark: longText('备注', { readonly: true }),
  },
  told: { handler: 'finance/reading' },
  rows: {
    own: allOf(me('userId'), is({ status: ['待确认', '已确认', '有异议'] })),
    manage: holds('moneyPayroll:calc'),
    also: [
      via('submitId', tasked),
      allOf(
        audits,
        holds('user:salary'),
        via('submitId', is({ status: ['待一级审核', '待二级审核', '通过', '已作废'] })),
      ),
    ],
    // payers read only the person, the amount paid out, and the run the slip belongs to
    partial: [{ when: toPay, fields: ['submitId', 'userId', 'salaryTrue'] }],
  },
  self: me('userId'),
  opens: { 'user:salary': toPay },
  madeBy: { create: '工资条由核算生成', update: '工资条由核算生成', remove: '工资条由核算生成', as: 'CONFLICT' },
  workflow: status,
  unique: [{ fields: ['submitId', 'userId'], message: '该人员在工资表中已存在' }],
  indexes: [
    ['userId', 'date'],
    ['company', 'month'],
  ],
  list: {
    columns: [
      'month',
      'userId',
      'departmentId',
      'normMoney',
      'performance',
      'overtimeMoney',
      'money',
      'socialMyself',
      'accumulationFund',
      'tax',
      'salaryTrue',
      'status',
    ],
    filters: ['company', 'month', 'kind', 'userId', 'departmentId', 'status'],
    sort: '-month,userId',
    cards: { card: ['company', 'kind', 'money', 'tax', 'salaryTrue', 'date'] },
  },
  form: [
    { title: '工资条', fields: ['userId', 'departmentId', 'company', 'month', 'kind', 'date', 'moneySalaryId'] },
    {
      title: '应发',
      fields: [
        'normMoney',
        'performanceRate',
        'performance',
        'other',
        'overtimeMoney',
        'bonus',
        'dayWage',
        'deductAbsence',
        'deductSick',
        'deductLess',
        'money',
      ],
    },
    { title: '扣缴', fields: ['socialMyself', 'accumulationFund', 'tax', 'deductAfter', 'shortfall', 'salaryTrue'] },
    { title: '公司', fields: ['security', 'fundCompany', 'cost'] },
    { title: '确认', fields: ['tzConfirm', 'isOverdue', 'signature', 'opinion', 'answer', 'remark'] },
  ],
  summary: ['userId', 'month', 'kind', 'status'],
})
