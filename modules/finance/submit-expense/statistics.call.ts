import { told } from '@chengban/kernel/deeds/answer-formula.ts'
import { counted } from '@chengban/kernel/deeds/counted.ts'
import { allOf, field, ge, given, is, le, subtract } from '@chengban/kernel/expr.ts'
import { of, rate } from '@chengban/kernel/formula.ts'
import { money, percent } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { moneyExpense } from '../money-expense/money-expense.entity.ts'
import { submitExpense } from './submit-expense.entity.ts'

const sums = { money: { sum: 'money' }, auditMoney: { sum: 'auditMoney' } } as const
/** Lines that count, of the claims of these days. */
const passed = {
  where: { status: { in: ['通过', '核减'] }, submit: { status: { equalTo: '通过' } } },
  rows: allOf(ge(of('submitId', 'date'), given('date1')), le(of('submitId', 'date'), given('date2'))),
} as const

/** Statistics of claims in a period: by status, by month, and by what the money was spent on. */
export const expenseStatistics = counted({
  path: '/submit-expense/statistics',
  label: '报销统计',
  offered: {
    of: 'submitExpense',
    on: 'list',
    tells: {
      figures: {
        count: int('笔数'),
        money: money('申报'),
        auditMoney: money('核定'),
        'waitPay.money': money('待付款'),
        'waitReceipt.count': int('待收票'),
        'over.overMoney': money('超标'),
      },
      tables: [
        {
          rows: 'byMonth',
          label: '按月份',
          opens: { of: 'submitExpense', by: 'filter' },
          columns: {
            label: text('月份'),
            count: int('笔数'),
            money: money('申报'),
            auditMoney: money('核定'),
            lessMoney: money('核减'),
          },
        },
        {
          rows: 'byType',
          label: '按费用类型',
          opens: { of: 'moneyExpense', by: 'filter' },
          columns: {
            label: text('类型'),
            count: int('笔数'),
            money: money('申报'),
            auditMoney: money('核定'),
            share: percent('占比'),
          },
        },
      ],
    },
  },
  of: submitExpense,
  form: 'figures',
  date: 'date',
  demandsDays: true,
  filters: ['company', 'departmentId', 'userId'],
  measures: sums,
  parts: {
    byStatus: {
      of: submitExpense,
      form: 'nodes',
      date: 'date',
      groupBy: { status: 'status' },
      names: { key: 'status', name: 'label' },
      measures: sums,
    },
    byMonth: {
      of: submitExpense,
      form: 'nodes',
      date: 'date',
      groupBy: { month: 'date:month' },
      names: { key: 'month', name: 'label' },
      measures: { ...sums, lessMoney: { sum: 'lessMoney' } },
    },
    byType: {
      of: moneyExpense,
      form: 'nodes',
      ...passed,
      groupBy: { type: 'type' },
      names: { key: 'type', name: 'label' },
      measures: sums,
      worked: { share: told('percent?', rate(field('auditMoney'), field('sum.auditMoney'), 2)) },
      order: 'auditMoney',
    },
    byKind: {
      of: moneyExpense,
      form: 'nodes',
      ...passed,
      groupBy: { kind: 'kind' },
      names: { key: 'kind', name: 'label' },
      measures: sums,
      order: 'auditMoney',
    },
    waitPay: {
      of: submitExpense,
      form: 'figures',
      date: 'date',
      rows: is({ payStatus: '待付款' }),
      formulas: { toPay: told('money', subtract(field('auditMoney'), field('offsetMoney'))) },
      measures: { money: { sum: 'toPay' } },
    },
    waitReceipt: {
      of: submitExpense,
      form: 'figures',
      date: 'date',
      rows: is({ status: '通过', noticeCheck: false }),
    },
    over: {
      of: submitExpense,
      form: 'figures',
      date: 'date',
      where: { overMoney: { greaterThan: '0' } },
      measures: { overMoney: { sum: 'overMoney' } },
    },
  },
})
