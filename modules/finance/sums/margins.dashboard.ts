import { dashboard } from '@chengban/kernel/dashboard.ts'
import { anyOf, holds } from '@chengban/kernel/expr.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { countProjectAmount } from './report.call.ts'

const sent = { pageSize: 50, pageNumber: 1, sort: 'margin' } as const
const from = { from: countProjectAmount, sent } as const

/** What projects bring and cost over their whole life, the lowest margin first. */
export const projectMargins = dashboard({
  name: 'projectAmount',
  label: '项目毛利',
  who: anyOf(holds('finance:manage'), holds('finance:show')),
  period: 'none',
  choices: { company: dict('公司', 'company'), projectId: ref('项目', 'project') },
  tiles: [
    { key: 'contract', label: '合同额', ...from, at: 'sum.contractMoney', unit: '元' },
    { key: 'labor', label: '人工', ...from, at: 'sum.laborMoney', unit: '元' },
    { key: 'expense', label: '报销', ...from, at: 'sum.expenseMoney', unit: '元' },
    { key: 'server', label: '服务', ...from, at: 'sum.serverMoney', unit: '元' },
    {
      ...{ key: 'margin', label: '毛利', ...from, at: 'sum.margin', unit: '元' },
      note: { label: '毛利率', at: 'sum.marginRate', unit: '%' },
    },
  ],
  blocks: [
    {
      key: 'projects',
      label: '毛利最低的五十个项目',
      as: 'table',
      head: '项目',
      ...from,
      at: 'nodes',
      name: 'name',
      series: [
        { label: '合同额', value: 'contractMoney', unit: '元' },
        { label: '已回款', value: 'receivedMoney', unit: '元' },
        { label: '人工', value: 'laborMoney', unit: '元' },
        { label: '报销', value: 'expenseMoney', unit: '元' },
        { label: '服务', value: 'serverMoney', unit: '元' },
        { label: '毛利', value: 'margin', unit: '元' },
        { label: '毛利率', value: 'marginRate', unit: '%' },
      ],
      opens: { record: 'project', id: 'projectId' },
      isWide: true,
    },
  ],
})
