import { listed } from '@chengban/kernel/deeds/listed.ts'
import { allOf, anyOf, eq, field, given, is, isFilled, me, not } from '@chengban/kernel/expr.ts'
import { coalesce, of, year } from '@chengban/kernel/formula.ts'
import { year as yearField } from '@chengban/kernel/kinds/int.ts'
import { moneyPayroll } from './money-payroll.entity.ts'

const paid = coalesce(of('submitId', 'dtPay'), field('date'))

/** One's own slips of pay, the newest first, and what they come to. */
export const myPayroll = listed({
  path: '/moneyPayroll/mine',
  label: '我的工资',
  of: moneyPayroll,
  input: { year: yearField('年', { min: 2000, max: 2100 }) },
  rows: allOf(
    me('userId'),
    is({ status: ['待确认', '已确认', '有异议'] }),
    anyOf(not(isFilled(given('year'))), eq(year(paid), given('year'))),
  ),
  columns: [
    'id',
    'submitId',
    'company',
    'month',
    'date',
    'kind',
    'content',
    'normMoney',
    'performance',
    'other',
    'overtimeMoney',
    'performanceRate',
    'isMerge',
    'bonus',
    'deductAbsence',
    'deductSick',
    'deductLess',
    'money',
    'socialMyself',
    'accumulationFund',
    'tax',
    'deductAfter',
    'lessItems',
    'shortfall',
    'salaryTrue',
    'trace',
    'taxDetail',
    'status',
    'tzConfirm',
    'isOverdue',
    'signature',
    'opinion',
    'answer',
    'version',
  ],
  order: ['-month', '-date'],
  sums: {
    year: {
      money: { sum: 'money', form: 'money' },
      socialMyself: { sum: 'socialMyself', form: 'money' },
      accumulationFund: { sum: 'accumulationFund', form: 'money' },
      tax: { sum: 'tax', form: 'money' },
      salaryTrue: { sum: 'salaryTrue', form: 'money' },
    },
  },
})
