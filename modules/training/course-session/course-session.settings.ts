import { int } from '@chengban/kernel/kinds/int.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  setting('course.beatSeconds', int('学习进度上报的间隔', { hint: '秒', default: 15, min: 1 })),
  setting('course.sessionSeconds', int('多少秒无上报即释放学习席位', { default: 90, min: 1 })),
]
