import { call } from '@chengban/kernel/call.ts'
import { percent } from '@chengban/kernel/kinds/decimal.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { month, text } from '@chengban/kernel/kinds/text.ts'

/** What a person is to reach in a month, each goal with its share of a hundred; earlier goals of the month give way. */
export const setMonthGoal = call({
  method: 'POST',
  path: '/milepost/setMonthGoal',
  label: '设月目标',
  offered: {
    of: 'milepost',
    on: 'list',
    label: '月目标',
    asks: {
      userId: ref('人员', 'user', { required: true, begins: 'me' }),
      month: month('目标月份', { whole: 7, required: true, begins: 'month' }),
      goals: lines(
        '目标（权重合计100）',
        {
          id: ref('里程碑', 'milepost', { required: true }),
          weight: percent('权重', { required: true, min: 0, max: 100 }),
        },
        { min: 1 },
      ),
    },
    done: '已设{set}个目标',
  },
  input: {
    userId: text('人员', { required: true, max: 36 }),
    month: text('目标月份', {
      required: true,
      pattern: { source: '^\\d{4}-(0[1-9]|1[0-2])$', message: '目标月份格式错误' },
    }),
    goals: lines(
      '目标',
      {
        id: text('里程碑', { required: true, max: 36 }),
        weight: percent('权重', { required: true, min: 0, max: 100 }),
      },
      { required: true, max: 50 },
    ),
  },
  answer: { set: 'int', cleared: 'int' },
})
