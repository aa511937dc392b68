import { call } from '@chengban/kernel/call.ts'
import { anyOf, holds } from '@chengban/kernel/expr.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

const days = { date1: date('开始日期', { required: true }), date2: date('结束日期', { required: true }) }
const shown = [holds('finance:show'), holds('finance:manage')] as const

/** What services cost, by company and type; one that was reversed and its opposite cancel. */
export const sumMoneyServer = call({
  method: 'GET',
  path: '/finance/sumMoneySever',
  graphql: 'sumMoneySever',
  label: '服务费合计',
  who: anyOf(...shown, holds('moneyServer:manage')),
  input: days,
  answer: { nodes: [{ company: 'text', type: 'text', count: 'int', money: 'money' }], totalCount: 'int', sum: 'money' },
})

/** What pay should be: agreements in force on the last day of each month. */
export const sumMoneySalary = call({
  method: 'GET',
  path: '/finance/sumMoneySalary',
  graphql: 'sumMoneySalary',
  label: '约定工资合计',
  who: anyOf(...shown),
  input: days,
  answer: {
    nodes: [
      { company: 'text', month: 'month', count: 'int', money: 'money', persons: [{ userId: 'uuid', money: 'money' }] },
    ],
    totalCount: 'int',
    sum: 'money',
  },
})

const cost = { money: 'money?', security: 'money?', fundCompany: 'money?', cost: 'money?' } as const

/** What pay cost, by the month worked; few people are told of together, so that nobody's pay is read off. */
export const sumMoneySalaryCost = call({
  method: 'GET',
  path: '/finance/sumMoneySalary2',
  graphql: 'sumMoneySalary2',
  label: '人力成本合计',
  who: anyOf(...shown),
  input: days,
  answer: {
    nodes: [{ company: 'text', month: 'month', departmentId: 'uuid?', count: 'int', ...cost }],
    totalCount: 'int',
    sum: cost,
  },
})

const paid = {
  money: 'money',
  socialMyself: 'money',
  accumulationFund: 'money',
  tax: 'money',
  deductAfter: 'money',
  salaryTrue: 'money',
} as const

/** What was paid out, a run each. */
export const sumMoneyPayroll = call({
  method: 'GET',
  path: '/finance/sumMoneyPayroll',
  graphql: 'sumMoneyPayroll',
  label: '发薪合计',
  who: anyOf(...shown, holds('moneyPayroll:calc'), holds('moneyPayroll:pay')),
  input: days,
  answer: {
    nodes: [{ submitId: 'uuid', company: 'text', month: 'month', kind: 'text', count: 'int', ...paid }],
    totalCount: 'int',
    sum: { count: 'int', ...paid },
  },
})

const claimed = { count: 'int', money: 'money', auditMoney: 'money', lessMoney: 'money' } as const

/** Claims that count, by what they went for; of others' for who holds a code, else one's own. */
export const sumMoneyExpense = call({
  method: 'GET',
  path: '/finance/sumMoneyExpense',
  graphql: 'sumMoneyExpense',
  label: '报销合计',
  input: { ...days, kind: text('费用归属') },
  answer: { nodes: [{ kind: 'text', type: 'text', ...claimed }], totalCount: 'int', sum: claimed },
})
