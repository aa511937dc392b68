import { flow } from '@chengban/kernel/flow-setting.ts'
import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  setting('entry.examPass', decimal('入职考试及格分', { default: '60', min: 0 })),
  setting('entry.examTries', int('入职考试次数', { default: 3, min: 1 })),
  setting('entry.regularRemindDays', int('试用期满前提醒的天数', { default: 14, min: 0 })),
  flow('entry', '入职', { approvers: { 1: 'field:leaderId', 2: 'operation:entry:audit2' } }),
]
