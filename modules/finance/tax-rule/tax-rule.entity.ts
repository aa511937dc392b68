import { entity } from '@chengban/kernel/entity.ts'
import { field, holds, le } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { money, percent } from '@chengban/kernel/kinds/decimal.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** A tax table from a pay date on. Of terms that overlap the one that began last counts. */
export const taxRule = entity('taxRule', {
  label: '个税规则',
  title: 'kind',
  fields: {
    kind: oneOf('类型', ['综合所得', '年终奖'], { required: true }),
    dtStart: date('生效日期', { required: true }),
    dtEnd: date('失效日期', { hint: '适用的最后发放日期，空为长期' }),
    allowance: money('每月减除费用', { isUnsummed: true, default: '5000.00', min: 0 }),
    bands: lines(
      '税率表',
      {
        upTo: money('级距上限', { min: '0.01', hint: '最后一级为空' }),
        rate: percent('税率', { required: true, min: 0, max: 100 }),
        quick: money('速算扣除数', { required: true, min: 0 }),
      },
      { required: true, min: 1, max: 20 },
    ),
    remark: text('依据'),
  },
  rows: { manage: holds('taxRule:manage'), also: [holds('moneyPayroll:calc'), holds('moneyPayroll:audit1')] },
  checks: [{ holds: le(field('dtStart'), field('dtEnd')), field: 'dtEnd', message: '失效日期不能早于生效日期' }],
  unique: [{ fields: ['kind', 'dtStart'], message: '该规则已存在' }],
  on: { check: 'taxRule/check', saved: 'rule/saved', removing: 'taxRule/removing' },
  list: { columns: ['kind', 'dtStart', 'dtEnd', 'allowance'], filters: ['kind'], sort: 'kind,-dtStart' },
  form: [
    { title: '规则', fields: ['kind', 'dtStart', 'dtEnd', 'allowance', 'remark'] },
    { title: '税率', fields: ['bands'] },
  ],
  summary: ['dtStart', 'dtEnd', 'allowance'],
})
