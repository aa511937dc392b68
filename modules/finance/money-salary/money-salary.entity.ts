import { entity } from '@chengban/kernel/entity.ts'
import {
  add,
  allOf,
  anyOf,
  eq,
  field,
  gt,
  holds,
  is,
  me,
  multiply,
  not,
  subtract,
  tasked,
  via,
  when,
} from '@chengban/kernel/expr.ts'
import { rate, round } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { money, percent } from '@chengban/kernel/kinds/decimal.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { ofOne } from '../company.ts'
import { lineFields } from '../submission/submission.ts'
import { deductFields, deducts } from './deduct.ts'
import { monthHours } from './estimate.ts'

const pay = { secret: 'user:salary' } as const
const wage = { ...pay, min: 0 } as const
const optional = { ...wage, default: '0.00' } as const
const estimate = { ...pay, readonly: true } as const
const monthly = when([[is({ type: '时薪' }), multiply(field('normMoney'), monthHours)]], field('normMoney'))
/** All that was agreed for a month before; of a first agreement nothing. */
const before = subtract(round(add(monthly, field('performance'), field('other')), 2), field('change'))
const mine = via('submitId', me('creatorId'))

/**
 * Agreement on pay with one person from a given day: wage, switches of social insurance, monthly tax items. A row of
 * kind 专项附加调整 changes only the tax items; its wage is a copy and is ignored.
 */
export const moneySalary = entity('moneySalary', {
  label: '薪资标准',
  title: 'content',
  fields: {
    submitId: ref('提交单', 'submitSalary', { required: true, fixed: true, onDelete: 'cascade' }),
    userId: ref('人员', 'user', { required: true }),
    company: dict('发薪公司', 'company', ofOne),
    kind: dict('类型', 'salaryKind', { required: true }),
    type: oneOf('计薪方式', ['月薪', '时薪'], { default: '月薪', hint: '时薪：标准工资为每小时工资' }),
    content: text('变动原因', { required: true }),
    date: date('签订日期', { required: true, default: { from: 'today' } }),
    dtStart: date('生效日期', { required: true }),
    dtEnd: date('失效日期', { readonly: true }),
    normMoney: money('标准工资', { ...wage, required: true }),
    performance: money('绩效工资标准', optional),
    other: money('固定补贴', optional),
    change: money('月薪变动', estimate),
    before: money('原月薪', { ...pay, computed: before }),
    changeRate: percent('变动幅度', { ...pay, computed: rate(field('change'), before, 1) }),
    probationRate: percent('试用期比例', { min: 80, max: 100, hint: '未转正时有效' }),
    isFormal: bool('正式', { required: true }),
    needSocial: bool('缴社保', { required: true, default: true }),
    needFund: bool('缴公积金', { required: true, default: true }),
    socialBase: money('社保申报基数', { ...wage, hint: '空：上年度月平均工资，无则按月薪' }),
    fundBase: money('公积金申报基数', { ...wage, hint: '空：同社保申报基数' }),
    security: money('公司社保（估）', estimate),
    socialMyself: money('个人社保（估）', estimate),
    accumulationFund: money('个人公积金（估）', estimate),
    tax: money('首月个税（估）', estimate),
    salaryTrue: money('首月实发（估）', estimate),
    ...deductFields,
    deductTotal: money('每月扣除合计', {
      ...pay,
      computed: add(
        field('deductChildren'),
        field('deductInfant'),
        field('deductEducation'),
        field('deductLoan'),
        field('deductRent'),
        field('deductElder'),
        field('deductPension'),
        field('deductOther'),
      ),
    }),
    taxStart: oneOf('减除费用方式', ['普通', '首次就业', '上年收入不足6万'], { default: '普通' }),
    status: lineFields.status,
    opinion: lineFields.opinion,
    atLevels: lineFields.atLevels,
    file: files('协议'),
    remark: longText('备注'),
  },
  told: { handler: 'finance/reading' },
  rows: {
    own: allOf(me('userId'), is({ status: '通过' })),
    manage: holds('moneySalary:manage'),
    also: [
      via('submitId', tasked),
      allOf(
        anyOf(holds('moneyPayroll:calc'), holds('moneyPayroll:audit1'), holds('moneyPayroll:audit2')),
        holds('user:salary'),
      ),
    ],
  },
  self: me('userId'),
  write: { create: mine, update: mine, remove: mine },
  checks: [
    {
      holds: not(allOf(gt(field('deductLoan'), 0), gt(field('deductRent'), 0))),
      field: 'deductRent',
      message: '住房贷款利息与住房租金不能同时扣除',
    },
    {
      holds: anyOf(
        not(is({ kind: '停薪' })),
        allOf(eq(field('normMoney'), 0), eq(field('performance'), 0), eq(field('other'), 0)),
      ),
      field: 'normMoney',
      message: '停薪的工资须为0',
    },
  ],
  unique: [{ fields: ['submitId', 'userId'], message: '同一人员不能重复' }],
  apart: [
    {
      by: 'userId',
      from: 'dtStart',
      to: 'dtEnd',
      where: allOf(is({ status: '通过' }), not(is({ kind: '专项附加调整' }))),
      message: '已有更晚生效的薪资标准',
    },
  ],
  on: { check: 'moneySalary/check', saved: 'line/saved', removing: 'line/removing' },
  indexes: [
    ['userId', 'dtStart'],
    ['company', 'dtStart'],
  ],
  list: {
    columns: [
      'userId',
      'company',
      'kind',
      'dtStart',
      'dtEnd',
      'before',
      'change',
      'changeRate',
      'normMoney',
      'performance',
      'other',
      'isFormal',
      'needSocial',
      'needFund',
      'status',
    ],
    filters: ['userId', 'company', 'kind', 'status', 'isFormal'],
    sort: '-dtStart',
  },
  form: [
    { title: '约定', fields: ['submitId', 'userId', 'company', 'kind', 'content', 'date', 'dtStart', 'dtEnd'] },
    {
      title: '工资',
      fields: ['type', 'normMoney', 'performance', 'other', 'change', 'isFormal', 'probationRate'],
    },
    { title: '社保公积金', fields: ['needSocial', 'needFund', 'socialBase', 'fundBase'] },
    { title: '专项附加扣除', fields: [...deducts, 'deductTotal', 'taxStart'] },
    { title: '首月估算', fields: ['security', 'socialMyself', 'accumulationFund', 'tax', 'salaryTrue'] },
    { title: '附件', fields: ['file', 'remark', 'status', 'opinion'] },
  ],
  summary: ['userId', 'company', 'kind', 'dtStart', 'status'],
})
