import { int } from '@chengban/kernel/kinds/int.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  setting('product.cancelDays', int('发布后多少天内可撤回', { default: 7, min: 0 })),
]
