import { int } from '@chengban/kernel/kinds/int.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  setting('invoicing.redConfirmHours', int('红字发票待确认的时限', { hint: '小时', default: 72, min: 1 })),
]
