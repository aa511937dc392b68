import { flow } from '@chengban/kernel/flow-setting.ts'
import { decimal, percent } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  setting('payroll.wageDays', decimal('月计薪天数', { default: '21.75', min: 1, max: 31 })),
  setting('payroll.payDay', int('次月发薪日', { hint: '遇休息日提前', default: 10, min: 1, max: 28 })),
  setting('payroll.sickRate', percent('病假工资的百分比', { default: '60', min: 0, max: 100 })),
  setting('payroll.lessMaxRate', percent('扣减不超过当月应发的百分比', { default: '20', min: 0, max: 100 })),
  setting(
    'payroll.performanceRates',
    lines('绩效等级对应的绩效工资百分比', {
      grade: text('等级', { required: true }),
      rate: percent('百分比', { required: true, min: 0 }),
    }),
    { stored: 'byFirst', first: { S: '120.00', A: '110.00', B: '100.00', C: '80.00', D: '50.00' } },
  ),
  flow('submitPayroll', '工资', {
    approvers: { 1: 'operation:moneyPayroll:audit1', 2: 'operation:moneyPayroll:audit2' },
  }),
]
