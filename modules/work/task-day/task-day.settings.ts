import { time } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  setting('taskDay.estimateUntil', time('当日计划的截止时刻', { default: '09:30' })),
  setting('taskDay.hoursMax', int('一天最多填报的小时数', { default: 16, min: 1, max: 24 })),
]
