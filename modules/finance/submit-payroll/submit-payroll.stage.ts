import { allOf, anyOf, count, eq, field, holds, is, isSet, le, me, not, today, when } from '@chengban/kernel/expr.ts'
import { year } from '@chengban/kernel/formula.ts'
import { refs } from '@chengban/kernel/kinds/ref.ts'

const open = { of: 'moneyPayroll', by: 'submitId', where: is({ status: ['待确认', '有异议'] }) } as const

/** Stages in which the figures of a run can no longer change. */
export const locked = ['已锁定', '已发放', '已归档'] as const

/** A run is calculated, locked by its audit, paid and put away. */
export const stage = {
  field: 'stage',
  states: ['未核算', '核算中', '已核算', ...locked],
  initial: '未核算',
  moves: [
    {
      name: 'calc',
      label: '核算',
      from: ['未核算', '核算中', '已核算'],
      during: '核算中',
      stood: when([[isSet('tzCalc'), '已核算']], '未核算'),
      to: '已核算',
      who: holds('moneyPayroll:calc'),
      call: {
        path: '/submitPayroll/action/calc',
        answers: {
          count: ['counted', 'count'],
          money: 'money',
          salaryTrue: 'salaryTrue',
          warnings: ['given', 'warnings'],
          inputHash: 'inputHash',
        },
      },
      asks: { userIds: refs('人员', 'user') },
      guard: 'submitPayroll/calc',
      effect: 'submitPayroll/calculated',
    },
    {
      name: 'pay',
      label: '发放',
      from: ['已锁定'],
      elsewhere: '状态不符',
      to: '已发放',
      call: {
        path: '/submitPayroll/action/pay',
        answers: { stage: 'stage', count: 'rowCount', salaryTrue: 'salaryTrue' },
      },
      who: allOf(holds('moneyPayroll:pay'), not(anyOf(me('calcUserId'), me('creatorId')))),
      input: ['dtPay', 'bankSerial'],
      begins: { dtPay: 'today' },
      required: { dtPay: '请填写实际发放日期', bankSerial: '请填写银行批次号' },
      guards: [
        { holds: le(field('dtPay'), today()), field: 'dtPay', message: '付款日期不能晚于今天' },
        {
          holds: eq(year(field('dtPay')), year(field('payDate'))),
          field: 'dtPay',
          message: '发放日期跨年，请作废后重新核算',
        },
      ],
      guard: 'submitPayroll/pay',
      effect: 'submitPayroll/paid',
    },
    {
      name: 'archive',
      label: '归档',
      from: ['已发放'],
      to: '已归档',
      who: holds('moneyPayroll:calc'),
      guards: [{ holds: eq(count(open), 0), message: '仍有{n}人未确认工资条', fill: { n: count(open) } }],
    },
  ],
} as const
