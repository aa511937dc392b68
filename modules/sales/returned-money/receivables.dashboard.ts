import { dashboard, firstRows, part, series, tile } from '@chengban/kernel/dashboard.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { unpaid } from './unpaid.ts'

const passed = { status: { equalTo: '通过' } }
const late = { status: { equalTo: '逾期' } }
const ledgers = { of: 'returnedMoney', narrow: { userId: 'userId', area: 'area' } } as const
const owed = { where: unpaid.where, measure: unpaid.measure } as const
const receipts = {
  of: 'returnedMoneyApply',
  where: passed,
  date: 'dtReceived',
  narrow: { userId: 'returnedMoneyId.userId', area: 'returnedMoneyId.area' },
  measure: { sum: 'money' },
} as const
/** Of the lines of plans whose day came so many days ago, as the count of ledgers ages them. */
const overdue = (label: string, from: number, to?: number) =>
  part({
    label,
    of: 'invoicingPlan',
    where: {
      isCancel: { equalTo: false },
      dtReceive: {
        lessThanOrEqualTo: { from: 'today', days: -from },
        ...(to ? { greaterThanOrEqualTo: { from: 'today', days: -to } } : {}),
      },
    },
    narrow: { userId: 'contractId.initiator', area: 'contractId.area' },
    measure: { sum: 'overdueMoney' },
  })
const standing = (key: string) => tile({ key, label: key, ...ledgers, where: { status: { equalTo: key } }, unit: '份' })

/** What clients owe, how late it is, and what came in. */
export const receivables = dashboard({
  name: 'returnedMoney',
  label: '回款看板',
  who: holds('returnedMoney:manage'),
  period: 'year',
  choices: { userId: ref('跟进人', 'user'), area: dict('区域', 'area') },
  tiles: [
    tile({ key: 'received', label: '回款', ...receipts, isCompared: true }),
    tile({
      key: 'remaining',
      label: '未回款',
      ...ledgers,
      ...owed,
      note: { label: '其中逾期', ...ledgers, where: late, measure: { sum: 'overdueMoney' }, isBad: true },
    }),
    ...['未到期', '待回款', '部分回款', '已回款', '逾期', '坏账'].map(standing),
  ],
  blocks: [
    {
      key: 'months',
      label: '每月回款',
      as: 'bars',
      head: '月份',
      isWide: true,
      series: [
        series({ label: '回款', ...receipts, by: 'dtReceived:month' }),
        series({
          label: '应回款',
          of: 'invoicingPlan',
          where: { isCancel: { equalTo: false } },
          date: 'dtReceive',
          narrow: { userId: 'contractId.initiator', area: 'contractId.area' },
          by: 'dtReceive:month',
          measure: { sum: 'money' },
          isGoal: true,
        }),
      ],
    },
    {
      key: 'ageing',
      label: '逾期账龄',
      as: 'parts',
      head: '账龄',
      parts: [
        overdue('1 至 30 天', 1, 30),
        overdue('31 至 60 天', 31, 60),
        overdue('61 至 90 天', 61, 90),
        overdue('90 天以上', 91),
      ],
    },
    {
      key: 'people',
      top: 8,
      label: '按跟进人',
      as: 'names',
      head: '跟进人',
      series: [
        series({
          label: '未回款',
          ...ledgers,
          ...owed,
          by: 'userId',
        }),
        series({ label: '逾期', ...ledgers, by: 'userId', where: late, measure: { sum: 'overdueMoney' } }),
      ],
    },
    {
      key: 'clients',
      label: '按客户',
      as: 'table',
      head: '客户',
      series: [
        series({ label: '应收', ...ledgers, by: 'clientId', measure: { sum: 'allMoney' } }),
        series({ label: '已回款', ...ledgers, by: 'clientId', measure: { sum: 'receivedMoney' } }),
        series({ label: '逾期', ...ledgers, by: 'clientId', where: late, measure: { sum: 'overdueMoney' } }),
      ],
    },
    {
      key: 'areas',
      label: '按区域',
      as: 'split',
      head: '区域',
      series: [series({ label: '未回款', ...ledgers, ...owed, by: 'area' })],
    },
    firstRows({
      key: 'late',
      label: '逾期最久',
      ...ledgers,
      where: late,
      columns: ['contractNumber', 'client', 'overdueMoney', 'overdueDays', 'userId', 'options'],
      sort: '-overdueDays',
      isWide: true,
    }),
  ],
})
