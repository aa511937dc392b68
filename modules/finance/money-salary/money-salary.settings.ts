import { percent } from '@chengban/kernel/kinds/decimal.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  setting('payroll.probationRate', percent('试用期工资的百分比', { default: '80', min: 0, max: 100 })),
]
