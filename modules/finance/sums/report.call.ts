import { call } from '@chengban/kernel/call.ts'
import { anyOf, holds } from '@chengban/kernel/expr.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { money, percent } from '@chengban/kernel/kinds/decimal.ts'
import { int, year as yearField } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

const days = {
  date1: date('开始日期', { required: true, begins: 'firstOfYear' }),
  date2: date('结束日期', { required: true, begins: 'today' }),
}
const company = text('公司')
const shown = [holds('finance:show'), holds('finance:manage')] as const

/** Income, cost and profit, in total and by month, with the sums signed, invoiced, owed and lent. */
export const countAllAmount = call({
  method: 'GET',
  path: '/finance/countAllAmount',
  label: '收支总览',
  who: anyOf(...shown),
  input: { ...days, company },
  answer: {
    income: { returned: 'money', other: 'money', total: 'money' },
    cost: {
      expense: 'money',
      expenseByKind: [{ kind: 'text', money: 'money' }],
      server: 'money',
      month: 'money',
      salary: 'money',
      total: 'money',
      parts: [{ part: 'text', money: 'money' }],
    },
    profit: 'money',
    profitRate: 'percent?',
    contractMoney: 'money',
    invoiceMoney: 'money',
    receivable: 'money',
    comeGo: { out: 'money', in: 'money', remainOut: 'money', remainIn: 'money' },
    months: [
      { month: 'month', income: 'money', cost: 'money', profit: 'money', closed: 'bool', changedSince: 'money?' },
    ],
  },
})

/** What claims were granted for, by type and month, and what of all claims waits for a decision. */
export const expenseTypes = call({
  method: 'GET',
  path: '/finance/expenseTypes',
  label: '费用类型',
  who: anyOf(...shown),
  input: { ...days, company },
  answer: {
    months: ['month'],
    types: [{ type: 'text', months: [{ month: 'month', money: 'money', filter: 'filter?' }] }],
    toDecide: { count: 'int', money: 'money' },
  },
})

const spent = { laborMoney: 'money', expenseMoney: 'money', serverMoney: 'money', margin: 'money' } as const

/** What projects bring and cost over their whole life; with project:money alone, those one sees. */
export const countProjectAmount = call({
  method: 'GET',
  path: '/finance/countProjectAmount',
  label: '项目毛利',
  who: anyOf(...shown, holds('project:money')),
  input: {
    projectId: ref('项目', 'project'),
    projectStatus: text('项目状态'),
    company,
    pageNumber: int('页码'),
    pageSize: int('每页条数'),
    sort: text('排序'),
  },
  answer: {
    nodes: [
      {
        projectId: 'uuid',
        name: 'text',
        contractMoney: 'money',
        receivedMoney: 'money',
        invoiceMoney: 'money',
        hours: 'decimal',
        hourRate: 'money',
        ...spent,
        marginRate: 'percent?',
        budget: 'money?',
        costRate: 'percent?',
      },
    ],
    totalCount: 'int',
    sum: { contractMoney: 'money', ...spent, marginRate: 'percent?' },
  },
})

const earned = { earned: 'money', expenseMoney: 'money', serverMoney: 'money', margin: 'money' } as const

/** What paid maintenance has earned in these days, and what it cost. */
export const getMaintenanceMoney = call({
  method: 'GET',
  path: '/finance/getMaintenanceMoney',
  label: '维护收入',
  who: anyOf(...shown),
  input: { ...days, company, contractId: ref('合同', 'contract'), clientId: ref('客户', 'client') },
  answer: {
    nodes: [
      {
        maintenanceId: 'uuid',
        contractId: 'uuid',
        name: 'text?',
        clientId: 'uuid?',
        dtStart: 'date',
        dtEnd: 'date',
        money: 'money',
        ...earned,
      },
    ],
    totalCount: 'int',
    sum: earned,
  },
})

const year = { months: ['money'], total: 'money' } as const
const compared = { ...year, lastYear: 'money', change: 'percent?' } as const

/** Expenses of a year by what they went for, month by month; heads have those of their departments. */
export const monthlyExpenseReport = call({
  method: 'GET',
  path: '/financial-management/monthly-expense-report-statistics',
  label: '费用月报',
  offered: {
    of: 'financePeriod',
    on: 'list',
    asks: { company: dict('公司', 'company'), kind: dict('费用归属', 'expenseKind') },
    tells: {
      figures: { 'total.total': money('合计'), 'total.lastYear': money('上年'), 'total.change': percent('同比') },
      tables: [
        {
          rows: 'rows',
          columns: {
            type: text('类型'),
            'months.0': money('1月'),
            'months.1': money('2月'),
            'months.2': money('3月'),
            'months.3': money('4月'),
            'months.4': money('5月'),
            'months.5': money('6月'),
            'months.6': money('7月'),
            'months.7': money('8月'),
            'months.8': money('9月'),
            'months.9': money('10月'),
            'months.10': money('11月'),
            'months.11': money('12月'),
            total: money('合计'),
            lastYear: money('上年'),
            change: percent('同比'),
          },
        },
      ],
    },
  },
  input: {
    year: yearField('年份', { required: true, default: { from: 'year' } }),
    company,
    departmentId: ref('部门', 'department'),
    kind: text('费用归属'),
    projectId: ref('项目', 'project'),
  },
  answer: {
    months: ['int'],
    rows: [{ type: 'text', ...compared }],
    byKind: [{ kind: 'text', ...year }],
    byDepartment: [{ departmentId: 'uuid', name: 'text', ...year, budget: 'money?', useRate: 'percent?' }],
    total: compared,
  },
})
