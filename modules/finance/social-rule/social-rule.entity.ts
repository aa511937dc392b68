import { entity } from '@chengban/kernel/entity.ts'
import { anyOf, eq, field, ge, holds, is, not } from '@chengban/kernel/expr.ts'
import { dayOf, month, year } from '@chengban/kernel/formula.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { money, percent } from '@chengban/kernel/kinds/decimal.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { ofOne } from '../company.ts'
import { roundings, socialKinds } from './insurance.ts'

/** One dated line per company and insurance, plus the minimum wage. In force: the last that began by the month's first day. */
export const socialRule = entity('socialRule', {
  label: '社保公积金规则',
  title: 'kind',
  fields: {
    company: dict('所属公司', 'company', ofOne),
    kind: oneOf('险种', socialKinds, { required: true }),
    dtStart: date('生效日期', { required: true, hint: '月初' }),
    floor: money('基数下限', { isUnsummed: true, required: true, min: 0, hint: '最低工资：每月最低工资标准' }),
    ceiling: money('基数上限', { isUnsummed: true, required: true, min: 0 }),
    personRate: percent('个人比例', { min: 0, max: 100, default: '0.00' }),
    personFixed: money('个人定额', { isUnsummed: true, min: 0, default: '0.00' }),
    companyRate: percent('公司比例', { min: 0, max: 100, default: '0.00' }),
    companyFixed: money('公司定额', { isUnsummed: true, min: 0, default: '0.00' }),
    rounding: oneOf('取整', roundings, { default: '四舍五入到分' }),
    remark: text('依据'),
  },
  rows: {
    manage: holds('socialRule:manage'),
    also: [holds('moneyPayroll:calc'), holds('moneyPayroll:audit1'), holds('finance:manage')],
  },
  checks: [
    {
      holds: eq(field('dtStart'), dayOf(year(field('dtStart')), month(field('dtStart')), 1)),
      field: 'dtStart',
      message: '须为月初',
    },
    { holds: ge(field('ceiling'), field('floor')), field: 'ceiling', message: '上限不能小于下限' },
    {
      holds: anyOf(not(is({ kind: '最低工资' })), eq(field('ceiling'), field('floor'))),
      field: 'ceiling',
      message: '最低工资的上限须等于下限',
    },
  ],
  unique: [{ fields: ['company', 'kind', 'dtStart'], message: '该规则已存在' }],
  on: { check: 'socialRule/check', saved: 'rule/saved', removing: 'socialRule/removing' },
  list: {
    columns: [
      'company',
      'kind',
      'dtStart',
      'floor',
      'ceiling',
      'personRate',
      'personFixed',
      'companyRate',
      'companyFixed',
      'rounding',
    ],
    filters: ['company', 'kind'],
    sort: 'company,kind,-dtStart',
  },
  form: [
    { title: '规则', fields: ['company', 'kind', 'dtStart', 'remark'] },
    { title: '基数', fields: ['floor', 'ceiling'] },
    { title: '缴纳', fields: ['personRate', 'personFixed', 'companyRate', 'companyFixed', 'rounding'] },
  ],
  summary: ['company', 'dtStart', 'floor', 'ceiling'],
})
