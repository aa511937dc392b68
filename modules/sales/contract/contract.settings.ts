import { flow } from '@chengban/kernel/flow-setting.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { dayList, text } from '@chengban/kernel/kinds/text.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  setting('contract.smallMoney', money('合同额低于此数只需一级审核', { default: '50000.00', min: 0 })),
  setting('contract.expireDays', text('合同到期前提醒的天数', { default: '90,30', pattern: dayList })),
  flow('contract', '合同', { skip: [{ level: 2, field: 'isSmall' }] }),
]
