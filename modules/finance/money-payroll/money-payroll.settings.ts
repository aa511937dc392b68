import { int } from '@chengban/kernel/kinds/int.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  setting('payroll.confirmDays', int('工资条确认的工作日数', { default: 3, min: 1 })),
]
