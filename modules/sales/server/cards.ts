import { anyOf, holds } from '@chengban/kernel/expr.ts'
import { figure, type HomeCards, shown } from '@chengban/kernel/home.ts'
import { openStages } from '../business-opportunity/open-stages.ts'
import { unpaid } from '../returned-money/unpaid.ts'

const passed = { equalTo: '通过' }

/** Deals, contracts and what clients still owe on the first page. */
export const salesCards: HomeCards = {
  figures: [
    {
      key: 'figuresSales',
      label: '销售概况',
      who: anyOf(holds('contract:manage'), holds('contract:apply')),
      figures: [
        figure({
          key: 'signed',
          label: '本月签约额',
          of: 'contract',
          where: { status: passed },
          month: 'signDate',
          measure: { sum: 'money' },
        }),
        figure({
          key: 'received',
          label: '本月回款',
          of: 'returnedMoneyApply',
          where: { status: passed },
          month: 'dtReceived',
          measure: { sum: 'money' },
        }),
        { key: 'unpaid', label: '未回款', ...unpaid },
        figure({
          key: 'toInvoice',
          label: '待开票',
          of: 'contract',
          where: { status: passed, invoice: { equalTo: true }, invoiceIgnore: { equalTo: false } },
          measure: { sum: 'balance' },
        }),
        figure({
          key: 'overdue',
          label: '逾期回款',
          of: 'returnedMoney',
          where: { status: { equalTo: '逾期' } },
          measure: { sum: 'overdueMoney' },
          isBad: true,
        }),
        figure({
          key: 'chances',
          label: '本月新增商机',
          of: 'businessOpportunity',
          month: 'createDate',
        }),
        figure({
          key: 'budget',
          label: '进行中商机预算',
          of: 'businessOpportunity',
          where: { schedule: { in: openStages } },
          measure: { sum: 'budget' },
        }),
        figure({
          key: 'maintainEnds',
          label: '90 天内维护到期',
          of: 'maintenance',
          where: { status: { equalTo: '即将到期' } },
        }),
      ],
    },
  ],
  todos: [
    shown({
      kind: '维护到期',
      of: 'maintenance',
      where: { userId: { equalTo: { from: 'me' } }, status: { equalTo: '即将到期' } },
      days: { of: 'dtEnd', to: 7 },
      day: 'dtEnd',
      sub: 'clientId',
    }),
    shown({
      kind: '商机任务',
      of: 'businessTask',
      where: { userId: { equalTo: { from: 'me' } }, status: { in: ['未开始', '进行中'] } },
      days: { of: 'dtEnd', to: 7 },
      day: 'dtEnd',
      sub: 'businessOpportunityId',
    }),
  ],
}
