import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'
import { levels } from './levels.ts'

export const settings: readonly Setting[] = [
  setting(
    'violate.levels',
    lines(
      '违规等级',
      {
        level: oneOf('级别', levels, { required: true }),
        warn: int('警告次数', { required: true, min: 0 }),
        months: int('有效月数', { required: true, min: 0 }),
      },
      { hint: '折合警告次数与有效月数' },
    ),
    {
      stored: 'byFirst',
      first: {
        提醒: { warn: 0, months: 3 },
        警告: { warn: 1, months: 6 },
        严重警告: { warn: 2, months: 12 },
        记过: { warn: 3, months: 12 },
      },
    },
  ),
  setting('violate.statementDays', int('当事人陈述的天数', { default: 3, min: 1 })),
  setting('violate.appealDays', int('申诉的天数', { default: 5, min: 1 })),
]
