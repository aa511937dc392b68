import { call } from '@chengban/kernel/call.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { year } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/**
 * What is owed, paid and late, over the ledgers the reader sees: of contracts signed in the year, receipts of its months
 * by their own day. Bad debts stand in `byStatus` and `remainingMoney` alone; the four of `ageing` sum to `overdueMoney`.
 */
export const countReturnedMoney = call({
  method: 'GET',
  path: '/returned-money/countReturnedMoney',
  label: '回款统计',
  input: {
    year: year('年', { min: 2000, max: 2100 }),
    selfCompany: dict('我方公司', 'company'),
    area: dict('区域', 'area'),
    userId: ref('跟进人', 'user'),
    clientId: ref('客户', 'client'),
  },
  answer: {
    count: 'int',
    allMoney: 'money',
    receivedMoney: 'money',
    remainingMoney: 'money',
    overdueMoney: 'money',
    invoicedUnpaid: 'money',
    receivedRate: 'percent?',
    byStatus: [{ status: 'text', count: 'int', remainingMoney: 'money' }],
    ageing: { d1_30: 'money', d31_60: 'money', d61_90: 'money', d91: 'money' },
    byMonth: [{ month: 'month', receivedMoney: 'money' }],
  },
})
