import { flow } from '@chengban/kernel/flow-setting.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  setting('gift.yearLimit', money('每个联系人每年礼品上限', { default: '1000.00', min: 0 })),
  setting(
    'gift.publicYearLimit',
    money('公立医院、政府机关、事业单位联系人每年礼品上限', { default: '200.00', min: 0 }),
  ),
  flow('giftGive', '送礼', { approvers: { 1: 'operation:gift:audit' } }),
]
