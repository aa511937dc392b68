import { flow } from '@chengban/kernel/flow-setting.ts'
import { dayList, text } from '@chengban/kernel/kinds/text.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  setting('course.dueWarn', text('必修课程提醒的天数', { hint: '负数为提前', default: '-7,-3,0,1', pattern: dayList })),
  flow('course', '课程', { approvers: { 1: 'operation:course:manage' } }),
]
