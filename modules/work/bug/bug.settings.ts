import { int } from '@chengban/kernel/kinds/int.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  setting('bug.reopenDays', int('关闭多少天内可重新打开', { default: 90, min: 0 })),
]
