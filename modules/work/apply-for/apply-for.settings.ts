import { percent } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  setting(
    'applyFor.freeRate',
    percent('需求可占用的免费人天', { hint: '项目估算的百分比', default: '20', min: 0, max: 100 }),
  ),
  setting('applyFor.signDays', int('客户签字链接的有效天数', { default: 15, min: 1 })),
]
