import { int } from '@chengban/kernel/kinds/int.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  setting('milepost.urgeHours', int('同一里程碑催办的间隔', { hint: '小时', default: 24, min: 1 })),
]
