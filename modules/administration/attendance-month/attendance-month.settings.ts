import { int } from '@chengban/kernel/kinds/int.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  setting('attendance.confirmDays', int('考勤发布后确认或申诉的工作日数', { default: 3, min: 1 })),
]
