import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  setting('course.beatMax', int('一次上报最多计入的秒数', { default: 30, min: 1 })),
  setting('course.maxRate', decimal('计入学习的最快播放倍数', { default: '2', min: 1 })),
  setting('course.finishRate', int('视频看完的百分比', { default: 90, min: 1, max: 100 })),
]
