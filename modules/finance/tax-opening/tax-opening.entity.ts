import { entity } from '@chengban/kernel/entity.ts'
import { holds, me } from '@chengban/kernel/expr.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { monthOfYear, year } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { ofOne } from '../company.ts'

const figure = { default: '0.00', min: 0, secret: 'user:salary' } as const

/** What a person earned and was taxed here in a year before this system ran the payroll. */
export const taxOpening = entity('taxOpening', {
  label: '个税期初',
  title: 'year',
  fields: {
    userId: ref('人员', 'user', { required: true }),
    company: dict('扣缴公司', 'company', ofOne),
    year: year('税年', { required: true, min: 1 }),
    month: monthOfYear('截至月份', { required: true, hint: '系统外最后一次发放的月份' }),
    income: money('累计收入', { required: true, min: 0, secret: 'user:salary' }),
    exempt: money('累计免税', figure),
    special: money('累计专项扣除', figure),
    extra: money('累计专项附加及其他', figure),
    withheld: money('累计已扣个税', figure),
  },
  told: { handler: 'finance/reading' },
  rows: { own: me('userId'), manage: holds('moneyPayroll:calc') },
  othersOnly: { field: 'userId', message: '不能登记自己的个税期初' },
  unique: [{ fields: ['userId', 'company', 'year'], message: '该人员本年期初已存在' }],
  on: { check: 'taxOpening/check', removing: 'taxOpening/removing' },
  list: {
    columns: ['userId', 'year', 'company', 'month', 'income', 'withheld'],
    filters: ['year', 'company', 'userId'],
    sort: '-year,userId',
  },
  form: [
    { title: '人员', fields: ['userId', 'company', 'year', 'month'] },
    { title: '累计', fields: ['income', 'exempt', 'special', 'extra', 'withheld'] },
  ],
  summary: ['userId', 'company', 'month'],
})
