import { flow } from '@chengban/kernel/flow-setting.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  setting(
    'finance.expenseLimits',
    lines('报销标准', {
      type: dict('费用类型', 'expenseType', { required: true }),
      most: money('标准', { hint: '元/单位', required: true, min: 0, isUnsummed: true }),
    }),
    { stored: 'byFirst', first: { 住宿: '400.00', 出差补贴: '100.00', 餐饮: '100.00', 市内交通: '200.00' } },
  ),
  setting('finance.expenseOldDays', int('费用超过多少天报销须说明', { default: 180, min: 0 })),
  flow('submitExpense', '报销', {
    approvers: { 1: 'headOf:departmentId', 2: 'operation:submitExpense:audit2', 3: 'operation:money:audit2' },
    skip: [{ level: 3, field: 'overMoney', below: '0.01' }],
  }),
]
