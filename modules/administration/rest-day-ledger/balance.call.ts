import { call } from '@chengban/kernel/call.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/** What a person has of each kind of hours on a day, lot by lot. */
export const balance = call({
  method: 'GET',
  path: '/restDay/balance',
  label: '假期余额',
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
