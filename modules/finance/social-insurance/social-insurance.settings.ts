import { int } from '@chengban/kernel/kinds/int.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  setting('payroll.joinDay', int('此日之后入职当月不缴社保公积金', { default: 15, min: 1, max: 31 })),
]
