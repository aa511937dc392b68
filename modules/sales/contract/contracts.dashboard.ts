import { dashboard, firstRows, series, tile } from '@chengban/kernel/dashboard.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { unpaid } from '../returned-money/unpaid.ts'

const passed = { in: ['通过', '变更中'] }
const whose = { userId: 'initiator' } as const
/** Signed contracts; supplements count on their own signing day. */
const signed = { of: 'contract', narrow: whose, where: { status: passed }, date: 'signDate' } as const
/** Root contracts; their ledger sums include supplements. */
const roots = { of: 'contract', narrow: whose, where: { status: passed, parentId: { isNull: true } } } as const
const receipts = {
  of: 'returnedMoneyApply',
  where: { status: { equalTo: '通过' } },
  date: 'dtReceived',
  narrow: { userId: 'contractId.initiator' },
  measure: { sum: 'money' },
} as const
const money = { sum: 'money' } as const
const owed = { ...unpaid, narrow: { userId: 'contractId.initiator' } } as const
const soon = {
  ...roots.where,
  maintainDate: { greaterThanOrEqualTo: { from: 'today' }, lessThanOrEqualTo: { from: 'today', days: 90 } },
}

/** Contracts signed, paid, owed and about to expire. */
export const contracts = dashboard({
  name: 'contract',
  label: '合同看板',
  who: holds('contract:manage'),
  period: 'year',
  choices: { userId: ref('发起人', 'user') },
  tiles: [
    tile({ key: 'signed', label: '签约额', ...signed, measure: money, isCompared: true }),
    tile({ key: 'received', label: '回款', ...receipts, isCompared: true }),
    tile({
      key: 'remaining',
      label: '未回款',
      ...owed,
      note: {
        label: '其中逾期',
        of: 'returnedMoney',
        where: { status: { equalTo: '逾期' } },
        narrow: { userId: 'userId' },
        measure: { sum: 'overdueMoney' },
        isBad: true,
      },
    }),
    tile({ key: 'unpaid', label: '开票未回款', ...roots, measure: { sum: 'invoicedUnpaid' } }),
    tile({ key: 'ending', label: '90 天内维护到期', ...roots, where: soon, unit: '份' }),
  ],
  blocks: [
    {
      key: 'months',
      label: '签约与回款',
      as: 'bars',
      head: '月份',
      isWide: true,
      series: [
        series({ label: '签约', ...signed, by: 'signDate:month', measure: money }),
        series({ label: '回款', ...receipts, by: 'dtReceived:month' }),
      ],
    },
    {
      key: 'stages',
      label: '履行状态',
      as: 'table',
      head: '状态',
      series: [
        series({ label: '份', ...roots, by: 'stage' }),
        series({ label: '合同额', ...roots, by: 'stage', measure: { sum: 'totalMoney' } }),
        series({ label: '未回款', ...owed, by: 'contractId.stage' }),
      ],
    },
    {
      key: 'people',
      label: '按发起人',
      as: 'names',
      head: '发起人',
      top: 8,
      series: [
        series({ label: '签约', ...signed, by: 'initiator', measure: money }),
        series({ label: '未回款', ...owed, by: 'contractId.initiator' }),
      ],
    },
    {
      key: 'forms',
      label: '合同形式',
      as: 'split',
      head: '形式',
      series: [series({ label: '签约', ...signed, by: 'form', measure: money })],
    },
    firstRows({
      key: 'ending',
      label: '维护将到期',
      ...roots,
      where: soon,
      columns: ['name', 'clientId', 'maintainDate', 'initiator', 'totalMoney'],
      sort: 'maintainDate',
      isWide: true,
    }),
  ],
})
