import { int } from '@chengban/kernel/kinds/int.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  setting('task.adjustMax', int('一项任务可改期的次数', { hint: '超过须任务管理', default: 3, min: 0 })),
  setting('task.urgeHours', int('同一任务催办的间隔', { hint: '小时', default: 4, min: 1 })),
]
