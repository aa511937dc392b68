import { int } from '@chengban/kernel/kinds/int.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  setting('receive.maxDays', int('领用的最长天数', { default: 365, min: 1 })),
]
