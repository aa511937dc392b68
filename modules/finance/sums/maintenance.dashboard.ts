import { dashboard } from '@chengban/kernel/dashboard.ts'
import { anyOf, holds } from '@chengban/kernel/expr.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { getMaintenanceMoney } from './report.call.ts'

const from = { from: getMaintenanceMoney } as const

/** What paid maintenance has earned in the chosen days, and what it cost. */
export const maintenanceIncome = dashboard({
  name: 'maintenanceMoney',
  label: '维护收入',
  who: anyOf(holds('finance:manage'), holds('finance:show')),
  period: 'days',
  choices: { company: dict('公司', 'company') },
  tiles: [
    { key: 'earned', label: '期间收入', ...from, at: 'sum.earned', unit: '元' },
    { key: 'expense', label: '报销', ...from, at: 'sum.expenseMoney', unit: '元' },
    { key: 'server', label: '服务', ...from, at: 'sum.serverMoney', unit: '元' },
    { key: 'margin', label: '毛利', ...from, at: 'sum.margin', unit: '元' },
  ],
  blocks: [
    {
      key: 'periods',
      label: '按维护期',
      as: 'table',
      head: '合同',
      ...from,
      at: 'nodes',
      name: 'name',
      series: [
        { label: '维护费', value: 'money', unit: '元' },
        { label: '期间收入', value: 'earned', unit: '元' },
        { label: '报销', value: 'expenseMoney', unit: '元' },
        { label: '服务', value: 'serverMoney', unit: '元' },
        { label: '毛利', value: 'margin', unit: '元' },
      ],
      opens: { record: 'maintenance', id: 'maintenanceId' },
      isWide: true,
    },
  ],
})
