import { flow } from '@chengban/kernel/flow-setting.ts'
import type { Setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  flow('submitComeGo', '往来款', { approvers: { 1: 'operation:money:audit1', 2: 'operation:money:audit2' } }),
]
