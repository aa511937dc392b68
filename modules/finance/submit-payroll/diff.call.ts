import { call } from '@chengban/kernel/call.ts'
import { allOf, anyOf, holds, is, not } from '@chengban/kernel/expr.ts'
import { money, percent } from '@chengban/kernel/kinds/decimal.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { refs } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

const figures = { money: 'money', tax: 'money', salaryTrue: 'money' } as const

/** A run beside the last one that was locked: who earns more or less, and which steps differ. */
export const payrollDiff = call({
  method: 'GET',
  writes: 'reading pay is logged',
  path: '/submitPayroll/diff',
  label: '工资对比',
  offered: {
    of: 'submitPayroll',
    on: 'record',
    label: '对比',
    when: allOf(
      holds('user:salary'),
      anyOf(holds('moneyPayroll:calc'), holds('moneyPayroll:audit1'), holds('moneyPayroll:audit2')),
      not(is({ stage: '未核算' })),
    ),
    tells: {
      figures: {
        'sum.last': money('上次应发合计'),
        'sum.now': money('本次应发合计'),
        joined: refs('新增人员', 'user'),
        left: refs('减少人员', 'user'),
      },
      tables: [
        {
          rows: 'nodes',
          columns: {
            userName: text('人员'),
            'last.money': money('上次应发'),
            'now.money': money('本次应发'),
            change: money('变化'),
            rate: percent('变化率'),
            'last.salaryTrue': money('上次实发'),
            'now.salaryTrue': money('本次实发'),
            reasons: json('原因'),
          },
          none: '工资表里还没有人',
        },
      ],
    },
  },
  input: { id: text('工资表', { required: true, max: 36 }) },
  answer: {
    nodes: [
      {
        userId: 'uuid',
        userName: 'text',
        last: 'json',
        now: figures,
        change: 'money',
        rate: 'percent?',
        reasons: ['text'],
      },
    ],
    joined: ['uuid'],
    left: ['uuid'],
    sum: { last: 'money', now: 'money' },
  },
})
