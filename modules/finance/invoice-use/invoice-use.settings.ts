import { bool } from '@chengban/kernel/kinds/bool.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  setting('finance.invoiceUnique', bool('同一张发票只能报销一次', { default: true })),
]
