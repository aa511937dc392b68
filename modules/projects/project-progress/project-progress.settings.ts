import { int } from '@chengban/kernel/kinds/int.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  setting('imp.feedbackDays', int('客户多少天未确认即上报', { default: 7, min: 1 })),
]
