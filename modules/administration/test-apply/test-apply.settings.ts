import { int } from '@chengban/kernel/kinds/int.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  setting('testApply.maxDays', int('测试申请的最长天数', { default: 30, min: 1 })),
  setting('testApply.maxExtend', int('测试申请可延期的次数', { default: 2, min: 0 })),
  setting('testApply.summaryDays', int('测试结束后提交总结的工作日数', { default: 5, min: 1 })),
]
