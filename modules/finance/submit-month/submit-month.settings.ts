import { flow } from '@chengban/kernel/flow-setting.ts'
import type { Setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  flow('submitMonth', '月度费用', {
    approvers: { 1: 'operation:submitMonth:audit1', 2: 'operation:submitMonth:audit2' },
  }),
]
