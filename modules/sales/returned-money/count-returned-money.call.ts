import { call } from '@chengban/kernel/call.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { money, percent } from '@chengban/kernel/kinds/decimal.ts'
import { int, year } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/**
 * Receivables, receipts and overdue amounts over the ledgers the reader may see: contracts by signing year, receipts of
 * a month by their own day. Bad debts appear only in `byStatus` and `remainingMoney`; the four figures of `ageing` sum
 * to `overdueMoney`.
 */
export const countReturnedMoney = call({
  method: 'GET',
  path: '/returned-money/countReturnedMoney',
  label: '回款统计',
  offered: [
    {
      of: 'returnedMoney',
      on: 'list',
      tells: {
        figures: {
          count: int('台账'),
          allMoney: money('应收'),
          receivedMoney: money('已回款'),
          remainingMoney: money('未回款（含坏账）'),
          overdueMoney: money('逾期'),
          invoicedUnpaid: money('已开票未回款'),
          receivedRate: percent('回款率'),
          'ageing.d1_30': money('逾期1至30天'),
          'ageing.d31_60': money('31至60天'),
          'ageing.d61_90': money('61至90天'),
          'ageing.d91': money('90天以上'),
        },
        tables: [
          {
            rows: 'byStatus',
            label: '按状态',
            columns: { status: text('状态'), count: int('台账'), remainingMoney: money('未回款') },
          },
          { rows: 'byMonth', label: '按月份', columns: { month: text('月份'), receivedMoney: money('回款') } },
        ],
      },
    },
    {
      of: 'returnedMoney',
      on: 'strip',
      given: { userId: { from: 'me' } },
      leaves: ['year', 'selfCompany', 'area', 'clientId'],
      tells: {
        figures: {
          remainingMoney: money('未回款'),
          overdueMoney: money('逾期'),
          invoicedUnpaid: money('已开票未回款'),
          monthMoney: money('本月已收'),
        },
      },
    },
  ],
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
    monthMoney: 'money',
  },
})
