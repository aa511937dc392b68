import { dashboard } from '@chengban/kernel/dashboard.ts'
import { anyOf, holds } from '@chengban/kernel/expr.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { okrUse } from './get-okr-use.call.ts'

/** What the goals of people cost in the chosen days. */
export const okrCosts = dashboard({
  name: 'okrUse',
  label: 'OKR用款',
  who: anyOf(holds('finance:show'), holds('finance:manage')),
  period: 'days',
  choices: { userId: ref('责任人', 'user') },
  tiles: [{ key: 'sum', label: '合计', from: okrUse, at: 'sum', unit: '元' }],
  blocks: [
    {
      key: 'goals',
      label: '按OKR',
      as: 'table',
      head: 'OKR',
      from: okrUse,
      at: 'nodes',
      name: 'name',
      series: [
        { label: '笔数', value: 'count' },
        { label: '报销', value: 'expenseMoney', unit: '元' },
        { label: '服务', value: 'serverMoney', unit: '元' },
        { label: '合计', value: 'total', unit: '元' },
      ],
      opens: { list: 'moneyExpense' },
      isWide: true,
    },
  ],
})
