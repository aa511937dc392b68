import { call } from '@chengban/kernel/call.ts'
import { anyOf, holds } from '@chengban/kernel/expr.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

const days = {
  date1: date('开始日期', { required: true, begins: 'firstOfYear' }),
  date2: date('结束日期', { required: true, begins: 'today' }),
}
const shown = [holds('finance:show'), holds('finance:manage')] as const

/** What services cost, by company and type; one that was reversed and its opposite cancel. */
export const sumMoneyServer = call({
  method: 'GET',
  path: '/finance/sumMoneySever',
  graphql: 'sumMoneySever',
  label: '服务费合计',
  who: anyOf(...shown, holds('moneyServer:manage')),
  offered: {
    of: 'moneyServer',
    on: 'list',
    tells: {
      figures: { sum: money('合计') },
      tables: [
        {
          rows: 'nodes',
          columns: { company: dict('公司', 'company'), type: text('类型'), count: int('笔数'), money: money('金额') },
        },
      ],
    },
  },
  input: days,
  answer: { nodes: [{ company: 'text', type: 'text', count: 'int', money: 'money' }], totalCount: 'int', sum: 'money' },
})

/** What pay should be: agreements in force on the last day of each month. */
export const sumMoneySalary = call({
  method: 'GET',
  writes: 'reading pay of one person is logged',
  path: '/finance/sumMoneySalary',
  graphql: 'sumMoneySalary',
  label: '约定工资合计',
  who: anyOf(...shown),
  offered: {
    of: 'submitPayroll',
    on: 'list',
    tells: {
      figures: { sum: money('合计') },
      tables: [
        {
          rows: 'nodes',
          columns: {
            company: dict('公司', 'company'),
            month: text('月份'),
            count: int('人数'),
            money: money('约定工资'),
          },
        },
      ],
    },
  },
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

/** Cost of pay by the month worked; small groups are merged, so that no individual's pay can be derived. */
export const sumMoneySalaryCost = call({
  method: 'GET',
  path: '/finance/sumMoneySalary2',
  graphql: 'sumMoneySalary2',
  label: '人力成本合计',
  who: anyOf(...shown),
  offered: {
    of: 'submitPayroll',
    on: 'list',
    tells: {
      figures: {
        'sum.money': money('应发'),
        'sum.security': money('公司社保'),
        'sum.fundCompany': money('公司公积金'),
        'sum.cost': money('人力成本'),
      },
      tables: [
        {
          rows: 'nodes',
          columns: {
            company: dict('公司', 'company'),
            month: text('月份'),
            departmentId: ref('部门', 'department'),
            count: int('人数'),
            money: money('应发'),
            security: money('公司社保'),
            fundCompany: money('公司公积金'),
            cost: money('人力成本'),
          },
        },
      ],
    },
  },
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

/** Amounts paid out, one row per run. */
export const sumMoneyPayroll = call({
  method: 'GET',
  path: '/finance/sumMoneyPayroll',
  graphql: 'sumMoneyPayroll',
  label: '发薪合计',
  who: anyOf(...shown, holds('moneyPayroll:calc'), holds('moneyPayroll:pay')),
  offered: {
    of: 'submitPayroll',
    on: 'list',
    tells: {
      figures: {
        'sum.count': int('人次'),
        'sum.money': money('应发'),
        'sum.tax': money('个税'),
        'sum.salaryTrue': money('实发'),
      },
      tables: [
        {
          rows: 'nodes',
          opens: { of: 'submitPayroll', by: 'submitId' },
          columns: {
            month: text('月份'),
            company: dict('公司', 'company'),
            kind: text('类型'),
            count: int('人数'),
            money: money('应发'),
            socialMyself: money('个人社保'),
            accumulationFund: money('个人公积金'),
            tax: money('个税'),
            deductAfter: money('税后扣款'),
            salaryTrue: money('实发'),
          },
          none: '期间没有发放的工资',
        },
      ],
    },
  },
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
  offered: {
    of: 'submitExpense',
    on: 'list',
    asks: { kind: dict('费用归属', 'expenseKind') },
    tells: {
      figures: {
        'sum.count': int('笔数'),
        'sum.money': money('申报'),
        'sum.auditMoney': money('核定'),
        'sum.lessMoney': money('核减'),
      },
      tables: [
        {
          rows: 'nodes',
          columns: {
            kind: dict('费用归属', 'expenseKind'),
            type: text('费用类型'),
            count: int('笔数'),
            money: money('申报'),
            auditMoney: money('核定'),
            lessMoney: money('核减'),
          },
        },
      ],
    },
  },
  input: { ...days, kind: text('费用归属') },
  answer: { nodes: [{ kind: 'text', type: 'text', ...claimed }], totalCount: 'int', sum: claimed },
})
