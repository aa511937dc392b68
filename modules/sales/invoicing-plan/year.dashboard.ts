import { dashboard, heat, tile } from '@chengban/kernel/dashboard.ts'
import { anyOf, holds } from '@chengban/kernel/expr.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

const lines = {
  of: 'invoicingPlan',
  where: { isCancel: { equalTo: false } },
  date: 'dtReceive',
  narrow: { selfCompany: 'selfCompany', contractId: 'contractId' },
} as const
const grid = { head: '合同', by: ['contractId', 'dtReceive:month'], isWide: true } as const

/** What each contract plans to invoice in which month of the year, and what of it is invoiced; a cell opens its lines. */
export const planOfYear = dashboard({
  name: 'invoicingPlan',
  label: '年度计划',
  who: anyOf(holds('invoicing:apply'), holds('invoicing:manage'), holds('invoicingPlan:edit')),
  period: 'year',
  choices: { selfCompany: dict('我方公司', 'company'), contractId: ref('合同', 'contract') },
  tiles: [
    tile({ key: 'plan', label: '计划开票', ...lines, measure: { sum: 'money' } }),
    tile({ key: 'issued', label: '已开票', ...lines, measure: { sum: 'invoicedMoney' } }),
    tile({ key: 'received', label: '已回款', ...lines, measure: { sum: 'receivedMoney' } }),
    tile({ key: 'left', label: '未开', ...lines, measure: { sum: 'leftMoney' } }),
  ],
  blocks: [
    heat({ key: 'plan', label: '计划金额：合同与月份', ...grid, ...lines, measure: { sum: 'money' } }),
    heat({ key: 'issued', label: '已开票：合同与月份', ...grid, ...lines, measure: { sum: 'invoicedMoney' } }),
  ],
})
