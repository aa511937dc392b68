import { flow } from '@chengban/kernel/flow-setting.ts'
import type { Setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  flow('deduction', '扣减', { approvers: { 1: 'field:leaderId', 2: 'operation:deduction:audit2' } }),
]
