import { flow } from '@chengban/kernel/flow-setting.ts'
import type { Setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  flow('invoicingConfig', '开票设置', { approvers: { 1: 'operation:invoicingConfig:manage' } }),
]
