import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Who won what: notices of results, of the last 90 days unless others are asked for, and the winners of all of them. */
export const publicity = call({
  method: 'GET',
  path: '/sell/publicity',
  label: '中标公示',
  who: holds('zfcg:view'),
  offered: {
    of: 'zfcg',
    on: 'list',
    given: { pageSize: 50 },
    leaves: ['pageNumber'],
    tells: {
      tables: [
        {
          rows: 'nodes',
          opens: { of: 'zfcg', by: 'id' },
          columns: {
            title: text('标题'),
            tzPublish: datetime('公示时间'),
            buyer: text('采购人'),
            winner: text('中标人'),
            winMoney: money('中标金额'),
            isOurs: bool('我方中标'),
          },
          none: '没有中标公示',
        },
        {
          rows: 'byWinner',
          label: '按中标人',
          columns: { winner: text('中标人'), count: int('次数'), money: money('金额') },
        },
      ],
    },
  },
  input: {
    date1: date('开始日期'),
    date2: date('结束日期'),
    winner: text('中标人'),
    province: text('省'),
    mine: bool('我订阅的'),
    pageNumber: int('页码', { min: 1, max: 10_000 }),
    pageSize: int('每页条数', { min: 1, max: 50 }),
  },
  answer: {
    nodes: [
      {
        id: 'uuid',
        tzPublish: 'datetime',
        title: 'text',
        buyer: 'text?',
        clientId: 'uuid?',
        winner: 'text?',
        winMoney: 'money?',
        isOurs: 'bool',
        businessOpportunityId: 'uuid?',
      },
    ],
    totalCount: 'int',
    byWinner: [{ winner: 'text', count: 'int', money: 'money' }],
  },
})
