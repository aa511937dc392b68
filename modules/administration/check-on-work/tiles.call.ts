import { call } from '@chengban/kernel/call.ts'
import { is } from '@chengban/kernel/expr.ts'
import { decimal, money } from '@chengban/kernel/kinds/decimal.ts'

/** One's running sheet by kinds: how often, how much of it is free, and what the rest costs. */
export const ownTiles = call({
  method: 'GET',
  path: '/checkOnWork/tiles',
  label: '本月考核',
  offered: {
    of: 'checkOnWork',
    on: 'strip',
    tells: {
      says: [
        { when: is({ isClean: true }), words: '{month}没有扣分事实' },
        { words: '{month}规则扣款{raw}元', opens: { of: 'checkOnWork', by: 'id' } },
      ],
      cards: [
        {
          rows: 'nodes',
          title: '{kind}',
          figures: {
            count: decimal('数量'),
            free: decimal('免扣'),
            rate: money('单价'),
            money: money('金额'),
          },
          opens: { of: 'checkOnWorkFact', by: 'filter', tab: '考核事实' },
        },
      ],
    },
  },
  answer: {
    id: 'uuid?',
    month: 'text',
    isClean: 'bool',
    raw: 'money',
    nodes: [{ kind: 'text', count: 'decimal', free: 'decimal', rate: 'money', money: 'money', filter: 'json' }],
  },
})
