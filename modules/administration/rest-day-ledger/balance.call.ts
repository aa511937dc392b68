import { call } from '@chengban/kernel/call.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import type { Tells } from '@chengban/kernel/tells.ts'

const tells = {
  cards: [
    {
      rows: 'kinds',
      title: '{kind}',
      figures: {
        available: decimal('可用小时'),
        days: decimal('余额天数'),
        reserved: decimal('审批中占用'),
        expiring30: decimal('30天内到期'),
      },
      lines: { rows: 'lots', words: '{remain}小时 {expireDate}到期' },
    },
  ],
} as const satisfies Tells

/** What a person has of each kind of hours on a day, lot by lot. */
export const balance = call({
  method: 'GET',
  path: '/restDay/balance',
  label: '假期余额',
  offered: (['restDay', 'overtime'] as const).map((of) => ({ of, on: 'strip', leaves: ['userId', 'date'], tells })),
  input: { userId: ref('人员', 'user'), date: date('日期') },
  answer: {
    kinds: [
      {
        kind: 'text',
        hours: 'decimal',
        days: 'decimal',
        reserved: 'decimal',
        available: 'decimal',
        lots: [{ id: 'uuid', date: 'date', expireDate: 'date?', hours: 'decimal', remain: 'decimal' }],
        expiring30: 'decimal',
      },
    ],
  },
})
