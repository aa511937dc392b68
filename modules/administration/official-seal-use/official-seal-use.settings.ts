import { flow } from '@chengban/kernel/flow-setting.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  setting('seal.remindHours', int('公章归还前提醒的小时数', { default: 2, min: 0 })),
  flow('officialSealUse', '用印', {
    approvers: { 1: 'departmentHead', 2: 'operation:officialSeal:audit2' },
    skip: [{ level: 2, field: 'isSimple' }],
  }),
]
