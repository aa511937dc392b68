import { flow } from '@chengban/kernel/flow-setting.ts'
import type { Setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  flow('submitSalary', '定薪', {
    approvers: { 1: 'operation:submitSalary:audit1', 2: 'operation:submitSalary:audit2' },
  }),
]
