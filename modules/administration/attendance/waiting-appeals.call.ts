import { call } from '@chengban/kernel/call.ts'
import { anyOf, holds } from '@chengban/kernel/expr.ts'
import { int } from '@chengban/kernel/kinds/int.ts'

/** The appeals that wait for whoever asks, by person, month and level: each group is decided in one act. */
export const waitingAppeals = call({
  method: 'GET',
  path: '/attendance/waitingAppeals',
  label: '待审申诉',
  who: anyOf(holds('attendance:audit1'), holds('attendance:audit2')),
  offered: {
    of: 'attendance',
    on: 'strip',
    above: 'audit',
    part: 'groups',
    tells: {
      cards: [
        {
          rows: 'nodes',
          title: '{name} {month} {status}',
          figures: { count: int('待审'), repunched: int('本月补卡') },
          lines: { rows: 'days', words: '{date} {kind} {reason}' },
          opens: { of: 'attendance', by: 'where', isHere: true },
        },
      ],
    },
  },
  answer: {
    'groups?': {
      nodes: [
        {
          name: 'text',
          month: 'text',
          status: 'text',
          count: 'int',
          repunched: 'int',
          days: [{ date: 'date', kind: 'text', reason: 'text' }],
          where: 'json',
        },
      ],
    },
  },
})
