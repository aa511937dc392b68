import { call } from '@chengban/kernel/call.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

const figures = { count: 'int', receivedMoney: 'money', back: 'money', netMoney: 'money' } as const

/** What came in between two days, by contract: lines of passed receipts, refunds as a positive figure. */
export const summaryReturnedMoney = call({
  method: 'GET',
  path: '/returned-money/summaryReturnedMoney',
  graphql: 'summaryReturnedMoney',
  label: '回款汇总',
  offered: {
    of: 'returnedMoney',
    on: 'list',
    tells: {
      figures: {
        'sum.count': int('笔数'),
        'sum.receivedMoney': money('回款'),
        'sum.back': money('退款'),
        'sum.netMoney': money('净额'),
      },
      tables: [
        {
          rows: 'nodes',
          opens: { of: 'contract', by: 'contractId' },
          columns: {
            contractNumber: text('合同编号'),
            client: text('客户'),
            area: dict('区域', 'area'),
            userName: text('跟进人'),
            count: int('笔数'),
            receivedMoney: money('回款'),
            back: money('退款'),
            netMoney: money('净额'),
          },
          none: '期间没有回款',
        },
      ],
    },
  },
  input: {
    date1: date('开始日期', { required: true, begins: 'firstOfYear' }),
    date2: date('结束日期', { required: true, begins: 'today' }),
  },
  answer: {
    nodes: [
      {
        contractId: 'uuid',
        contractNumber: 'text?',
        client: 'text?',
        area: 'text?',
        userId: 'uuid?',
        userName: 'text?',
        ...figures,
      },
    ],
    totalCount: 'int',
    sum: figures,
  },
})
