import { entity } from '@chengban/kernel/entity.ts'
import { add, field, holds, is, me, not } from '@chengban/kernel/expr.ts'
import { lineSum } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { monthOfYear, year } from '@chengban/kernel/kinds/int.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { ofOne } from '../company.ts'
import { insurances } from '../social-rule/insurance.ts'
import { status } from './social-insurance.status.ts'

const pay = { secret: 'user:salary' } as const
const social = { where: { kind: insurances } }
const fund = { where: { kind: '公积金' } }

/** Contributions due for one person in one month at one company. */
export const socialInsurance = entity('socialInsurance', {
  label: '社保公积金',
  title: 'month',
  fields: {
    year: year('年', { required: true, min: 1 }),
    month: monthOfYear('月', { required: true }),
    userId: ref('人员', 'user', { required: true }),
    company: dict('缴纳公司', 'company', ofOne),
    isFormal: bool('正式', { required: true }),
    needSocial: bool('缴社保', { required: true }),
    needFund: bool('缴公积金', { required: true }),
    socialBase: money('社保申报基数', { ...pay, min: 0, hint: '空：按薪资标准' }),
    fundBase: money('公积金申报基数', { ...pay, min: 0, hint: '空：同社保申报基数' }),
    lines: lines(
      '险种明细',
      {
        kind: text('险种'),
        base: money('基数'),
        person: money('个人'),
        company: money('公司'),
        ruleId: text('规则'),
      },
      { ...pay, computed: { onWrite: 'socialInsurance/lines' } },
    ),
    socialMyself: money('个人社保', {
      ...pay,
      computed: add(lineSum('lines', 'person', social), field('backSocial')),
    }),
    security: money('公司社保', { ...pay, computed: add(lineSum('lines', 'company', social), field('backSecurity')) }),
    accumulationFund: money('个人公积金', { ...pay, computed: lineSum('lines', 'person', fund) }),
    fundCompany: money('公司公积金', { ...pay, computed: lineSum('lines', 'company', fund) }),
    backSocial: money('个人补缴', { ...pay, default: '0.00', hint: '可为负' }),
    backSecurity: money('公司补缴', { ...pay, default: '0.00', hint: '可为负' }),
    status: oneOf('状态', status.states, { readonly: true, default: '已生成' }),
    remark: text('备注'),
  },
  told: { handler: 'finance/reading' },
  rows: {
    own: me('userId'),
    manage: holds('socialInsurance:manage'),
    also: [holds('moneyPayroll:calc'), holds('moneyPayroll:audit1')],
  },
  workflow: status,
  edits: [{ when: not(is({ status: '已生成' })), fields: [], message: '已核对，不能修改' }],
  unique: [{ fields: ['year', 'month', 'userId', 'company'], message: '该人员本月已生成' }],
  removable: [{ holds: is({ status: '已生成' }), message: '已核对，不能删除' }],
  on: { check: 'socialInsurance/check', removing: 'socialInsurance/removing' },
  indexes: [['year', 'month', 'company'], ['userId']],
  list: {
    columns: [
      'userId',
      'year',
      'month',
      'company',
      'isFormal',
      'needSocial',
      'needFund',
      'socialMyself',
      'security',
      'accumulationFund',
      'fundCompany',
      'status',
    ],
    filters: ['year', 'month', 'company', 'userId', 'status'],
    sort: '-year,-month,userId',
  },
  form: [
    { title: '人员', fields: ['year', 'month', 'userId', 'company', 'isFormal'] },
    { title: '基数', fields: ['needSocial', 'needFund', 'socialBase', 'fundBase', 'backSocial', 'backSecurity'] },
    { title: '应缴', fields: ['socialMyself', 'security', 'accumulationFund', 'fundCompany', 'lines', 'remark'] },
  ],
  summary: ['userId', 'year', 'month', 'company', 'status'],
})
