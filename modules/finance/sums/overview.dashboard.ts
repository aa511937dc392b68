import { dashboard, firstRows, tile } from '@chengban/kernel/dashboard.ts'
import { anyOf, holds } from '@chengban/kernel/expr.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { lentAgeing } from '../money-come-go/ageing.ts'
import { countAllAmount, countProjectAmount, expenseTypes } from './report.call.ts'
import { sumMoneySalaryCost } from './sums.call.ts'

const from = { from: countAllAmount } as const
const sum = (key: string, label: string, at: string) => ({ key, label, ...from, at, unit: '元' }) as const
const yearly = (key: string, label: string, at: string) => ({ ...sum(key, label, at), isCompared: true }) as const
const narrow = { company: 'company' } as const
const margins = (key: string, label: string, sort: 'margin' | '-margin') =>
  ({
    key,
    label,
    as: 'table',
    head: '项目',
    from: countProjectAmount,
    sent: { pageSize: 10, pageNumber: 1, sort },
    at: 'nodes',
    name: 'name',
    series: [
      { label: '合同额', value: 'contractMoney', unit: '元' },
      { label: '毛利', value: 'margin', unit: '元' },
      { label: '毛利率', value: 'marginRate', unit: '%' },
    ],
    opens: { record: 'project', id: 'projectId' },
  }) as const

/** Income, cost and profit, by month and by category; receivables and payables. */
export const financeFigures = dashboard({
  name: 'finance',
  label: '财务看板',
  who: anyOf(holds('finance:show'), holds('finance:manage')),
  period: 'days',
  choices: { company: dict('公司', 'company') },
  tiles: [
    yearly('income', '收入', 'income.total'),
    yearly('cost', '成本', 'cost.total'),
    { ...yearly('profit', '利润', 'profit'), note: { label: '利润率', at: 'profitRate', unit: '%' } },
    yearly('contract', '合同额', 'contractMoney'),
    sum('invoice', '已开票', 'invoiceMoney'),
    sum('receivable', '应收', 'receivable'),
    tile({
      key: 'toPay',
      label: '待付款报销',
      of: 'submitExpense',
      narrow,
      where: { payStatus: { equalTo: '待付款' } },
      measure: { sum: 'auditMoney' },
    }),
    {
      key: 'toDecide',
      label: '待审批报销',
      from: expenseTypes,
      at: 'toDecide.money',
      unit: '元',
      note: { label: '笔数', at: 'toDecide.count' },
    },
    sum('lent', '借出未还', 'comeGo.remainOut'),
  ],
  blocks: [
    {
      key: 'months',
      label: '收入与成本',
      as: 'bars',
      head: '月份',
      ...from,
      at: 'months',
      name: 'month',
      series: [
        { label: '收入', value: 'income', unit: '元' },
        { label: '成本', value: 'cost', unit: '元' },
      ],
      isWide: true,
    },
    {
      key: 'profit',
      label: '利润',
      as: 'lines',
      head: '月份',
      ...from,
      at: 'months',
      name: 'month',
      series: [{ label: '利润', value: 'profit', unit: '元' }],
      isWide: true,
    },
    {
      key: 'costs',
      label: '成本构成',
      as: 'split',
      head: '成本',
      ...from,
      at: 'cost.parts',
      name: 'part',
      series: [{ label: '成本', value: 'money', unit: '元' }],
    },
    {
      key: 'kinds',
      label: '报销归属',
      as: 'split',
      head: '归属',
      ...from,
      at: 'cost.expenseByKind',
      name: 'kind',
      series: [{ label: '报销', value: 'money', unit: '元' }],
    },
    {
      key: 'labour',
      label: '人力成本：部门',
      as: 'names',
      head: '部门',
      from: sumMoneySalaryCost,
      at: 'nodes',
      name: 'departmentId',
      refers: ref('部门', 'department'),
      narrow,
      series: [{ label: '人力成本', value: 'cost', unit: '元' }],
    },
    {
      key: 'types',
      label: '费用类型与月份',
      as: 'heardHeat',
      head: '费用类型',
      from: expenseTypes,
      at: 'types',
      name: 'type',
      columns: 'months',
      cells: 'months',
      column: 'month',
      value: 'money',
      unit: '元',
      opens: { list: 'moneyExpense' },
      isWide: true,
    },
    lentAgeing,
    margins('lowest', '毛利最低的十个项目', 'margin'),
    margins('highest', '毛利最高的十个项目', '-margin'),
    firstRows({
      key: 'toDecide',
      label: '待审批报销',
      of: 'submitExpense',
      narrow,
      where: { status: { in: ['待一级审核', '待二级审核', '待三级审核'] } },
      columns: ['userId', 'money', 'status', 'date'],
      sort: 'date',
    }),
    firstRows({
      key: 'toPay',
      label: '待付款报销',
      of: 'submitExpense',
      narrow,
      where: { payStatus: { equalTo: '待付款' } },
      columns: ['userId', 'auditMoney', 'date'],
      sort: 'date',
    }),
  ],
})
