import { call } from '@chengban/kernel/call.ts'
import { date } from '@chengban/kernel/kinds/date.ts'

const figures = { count: 'int', receivedMoney: 'money', back: 'money', netMoney: 'money' } as const

/** What came in between two days, by contract: lines of passed receipts, refunds as a positive figure. */
export const summaryReturnedMoney = call({
  method: 'GET',
  path: '/returned-money/summaryReturnedMoney',
  graphql: 'summaryReturnedMoney',
  label: '回款汇总',
  input: { date1: date('开始日期', { required: true }), date2: date('结束日期', { required: true }) },
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
