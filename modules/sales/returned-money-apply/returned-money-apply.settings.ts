import { flow } from '@chengban/kernel/flow-setting.ts'
import type { Setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  flow('returnedMoneyApply', '回款', { approvers: { 1: 'operation:returnedMoney:audit' } }),
]
