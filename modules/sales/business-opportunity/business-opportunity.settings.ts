import { int } from '@chengban/kernel/kinds/int.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  setting('business.silentDays', int('商机多少天无跟进即提醒', { default: 14, min: 1 })),
]
