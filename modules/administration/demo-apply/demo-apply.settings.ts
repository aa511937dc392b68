import { int } from '@chengban/kernel/kinds/int.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  setting('demoApply.summaryDays', int('演示结束后提交总结的工作日数', { default: 3, min: 1 })),
]
