import { call } from '@chengban/kernel/call.ts'
import { anyOf, holds } from '@chengban/kernel/expr.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

const days = { date1: date('开始日期', { required: true }), date2: date('结束日期', { required: true }) }
const company = text('公司')
const shown = [holds('finance:show'), holds('finance:manage')] as const

/** Income, cost and what is left of them, as a whole and by month; beside them what is signed, invoiced, owed and lent. */
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
  input: {
    year: int('年份', { required: true }),
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
