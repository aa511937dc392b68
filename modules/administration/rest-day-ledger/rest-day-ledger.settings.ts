import { int } from '@chengban/kernel/kinds/int.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  setting('restDay.expireMonths', int('加班调休的有效月数', { default: 6, min: 1 })),
  setting(
    'restDay.annual',
    lines(
      '年假天数',
      {
        years: int('满几年', { required: true, min: 0 }),
        days: int('天数', { required: true, min: 0 }),
      },
      { hint: '按工龄' },
    ),
    {
      first: [
        { years: 1, days: 5 },
        { years: 10, days: 10 },
        { years: 20, days: 15 },
      ],
    },
  ),
  setting(
    'restDay.annualCarry',
    text('上年年假的使用截止日', {
      hint: '月-日',
      default: '03-31',
      pattern: { source: '^(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$', message: '应为月-日，如03-31' },
    }),
  ),
]
