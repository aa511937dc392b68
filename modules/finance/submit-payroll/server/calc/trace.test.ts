import { expect, test } from 'vitest'
import type { Item } from '../../../payroll/less.ts'
import { type Pay, slipOf } from '../../../payroll/slip.ts'
import { bonusBands, yearlyBands } from '../../../tax-rule/first.ts'
import { givenSteps, wrongSteps } from './testing/worked-again.ts'
import { type Sources, type Step, trace } from './trace.ts'
import { changedSources } from './unchanged.ts'

const wage = (more: object = {}) => ({
  ...{ type: '月薪', isFormal: true, probationRate: '80', normMoney: '12000.00', performance: '2200.00' },
  ...{ other: '350.00', ...more },
})
const month = {
  parts: [{ wage: wage(), days: 22 }],
  days: 22,
  worked: 22,
  isWhole: true,
  wageDays: '21.75',
  hours: '0',
}
const item = (id: string, type: string, remain: string, kind: Item['kind'] = '扣减'): Item => ({
  id,
  type,
  kind,
  remain,
})
const pay = (more: Partial<Pay> = {}): Pay => ({
  ...{ kind: '工资', isMerge: false, month: { ...month, performanceRate: '120.00' } },
  ...{ unpaidDays: '1.5', sickDays: '2', sickRate: '60', overtimeMoney: '620.69' },
  ...{ socialMyself: '1263.00', accumulationFund: '1440.00', security: '3180.00', fundCompany: '1440.00' },
  ...{ items: [], lessMaxRate: '20', least: '2300.00', bonusBands },
  tax: {
    ...{ year: 2026, month: 2, joined: '2026-02-01', left: null, taxStart: '普通', prior: [], opening: null },
    ...{ exempt: '0.00', deductOf: () => '1000.00', allowance: '5000.00', bands: yearlyBands },
  },
  ...more,
})
const from: Sources = {
  ...{ wages: ['w1'], attendance: ['a1'], performance: ['p1'], insurance: ['i1'] },
  overtime: [
    { id: 'o1', money: '600.00' },
    { id: 'o2', money: '20.69' },
  ],
}
const traced = (one: Pay, sources = from): Step[] => trace({ pay: one, slip: slipOf(one), from: sources })

test.each<[string, Pay]>([
  ['of a whole month', pay()],
  [
    'of a month in two parts',
    pay({
      month: {
        ...{ ...month, isWhole: false, worked: 12, performanceRate: '100' },
        parts: [
          { wage: wage({ isFormal: false, normMoney: '9000.00' }), days: 5 },
          { wage: wage(), days: 7 },
        ],
      },
    }),
  ],
  [
    'by the hour',
    pay({
      month: {
        ...month,
        parts: [{ wage: wage({ type: '时薪', normMoney: '65.00' }), days: 22 }],
        hours: '80.616667',
        performanceRate: '100',
      },
    }),
  ],
  ['of who was away', pay({ isAway: true, unpaidDays: '22' })],
  [
    'with items',
    pay({
      items: [
        item('b1', '奖金', '1000.00', '增加'),
        item('d1', '违规扣款', '1200.00'),
        item('d2', '赔偿', '2500.00'),
        item('d3', '借款归还', '3000.00'),
      ],
    }),
  ],
  ['of a bonus', pay({ kind: '年终奖', month: null, items: [item('b1', '年终奖', '40000.00', '增加')] })],
])('a slip %s is worked out again from its steps alone', (_name, one) => {
  const steps = traced(one)
  expect(wrongSteps(steps)).toEqual([])
  expect(givenSteps(steps)).toEqual(['socialMyself', 'accumulationFund'])
})

test('what a slip would be reckoned from otherwise is named by its rows', () => {
  const was = traced(pay())
  const told = (one: Pay, sources?: Sources) =>
    changedSources(was, traced(one, sources)).map(({ module, id, what }) => `${module} ${id} ${what}`)
  expect(told(pay())).toEqual([])
  expect(told(pay({ unpaidDays: '2' }))).toEqual(['attendanceMonth a1 缺勤扣款'])
  expect(told(pay({ unpaidDays: '0' }))).toEqual(['attendanceMonth a1 缺勤扣款'])
  expect(told(pay({ socialMyself: '1300.00' }))).toEqual(['socialInsurance i1 个人社保'])
  expect(told(pay({ overtimeMoney: '600.00' }), { ...from, overtime: from.overtime.slice(0, 1) })).toEqual([
    'overtime o2 加班费',
  ])
  expect(told(pay({ items: [item('d1', '违规扣款', '1200.00')] }))).toEqual(['moneyLess d1 税前扣减'])
  const raised = { ...month, parts: [{ wage: wage({ normMoney: '12500.00' }), days: 22 }], performanceRate: '120.00' }
  // the deduction for missed days follows from the wage
  expect(told(pay({ month: raised }))).toEqual(['moneySalary w1 标准工资'])
})
