import { dayList, text } from '@chengban/kernel/kinds/text.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  setting(
    'returnedMoney.warnDays',
    text('回款计划提醒的天数', { hint: '负数为提前', default: '-7,0,7,30', pattern: dayList }),
  ),
]
