import { call } from '@chengban/kernel/call.ts'
import { anyOf, holds } from '@chengban/kernel/expr.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { money, percent } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { month, text } from '@chengban/kernel/kinds/text.ts'

const tells = {
  figures: {
    money: money('应发'),
    socialMyself: money('个人社保'),
    accumulationFund: money('个人公积金'),
    tax: money('本月个税'),
    salaryTrue: money('实发'),
    cost: money('人力成本'),
  },
  tables: [
    {
      rows: 'lines',
      label: '社保公积金',
      columns: { kind: text('险种'), base: money('基数'), person: money('个人'), company: money('公司') },
      none: '该月没有适用的规则',
    },
    {
      rows: 'months',
      label: '累计预扣',
      columns: {
        month: int('月份'),
        taxable: money('应纳税所得额'),
        rate: percent('税率'),
        quick: money('速算扣除数'),
        total: money('累计应缴'),
        tax: money('本月个税'),
      },
    },
  ],
} as const

/** What a wage comes to by the rules in force in a month, equal months before it in the year. */
export const tryPay = call({
  method: 'GET',
  path: '/socialRule/try',
  label: '试算',
  who: anyOf(holds('socialRule:manage'), holds('taxRule:manage'), holds('moneyPayroll:calc')),
  offered: [
    { of: 'socialRule', on: 'list', tells },
    { of: 'taxRule', on: 'list', tells },
  ],
  input: {
    company: dict('公司', 'company', { required: true }),
    month: month('月份', { whole: 7, required: true, begins: 'month' }),
    money: money('月薪', { required: true, min: '0.01' }),
    base: money('申报基数', { min: 0, hint: '空：按月薪' }),
    extra: money('每月专项附加', { min: 0 }),
  },
  answer: {
    money: 'money',
    socialMyself: 'money',
    accumulationFund: 'money',
    tax: 'money',
    salaryTrue: 'money',
    cost: 'money',
    lines: [{ kind: 'text', base: 'money', person: 'money', company: 'money' }],
    months: [{ month: 'int', taxable: 'money', rate: 'percent', quick: 'money', total: 'money', tax: 'money' }],
  },
})
