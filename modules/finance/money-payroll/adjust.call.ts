import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { percent } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { columns } from '@chengban/kernel/structure.ts'

/** A slip is reckoned anew by a rate, or with its bonus merged, that somebody sets with a reason. */
export const adjustSlip = call({
  method: 'POST',
  path: '/moneyPayroll/action/adjust',
  label: '调整工资条',
  offered: { of: 'moneyPayroll', on: 'record', label: '调整' },
  who: holds('moneyPayroll:calc'),
  input: {
    id: text('工资条', { required: true, max: 36 }),
    version: int('version', { required: true }),
    performanceRate: percent('绩效系数', { min: 0, max: 200 }),
    isMerge: bool('年终奖并入综合所得'),
    remark: longText('调整原因', { max: 500 }),
  },
  answer: {
    row: columns('moneyPayroll', [
      'id',
      'version',
      'performanceRate',
      'isMerge',
      'remark',
      'money',
      'tax',
      'salaryTrue',
    ]),
  },
})
