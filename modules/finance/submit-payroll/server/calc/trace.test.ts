import { add, compare, divide, multiply, round, subtract } from '@chengban/kernel/decimal.ts'
import { expect, test } from 'vitest'
import type { Item } from '../../../payroll/less.ts'
import { type Pay, slipOf } from '../../../payroll/slip.ts'
import { bonusBands, yearlyBands } from '../../../tax-rule/first.ts'
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

const sum = (text = ''): string => text.split(' + ').filter(Boolean).reduce(add, '0.00')
const quotient = (a: string, b: string): string => divide(a, b) ?? '0'
const lesser = (...figures: string[]): string => figures.reduce((a, b) => (compare(a, b) < 0 ? a : b))
const atLeastNothing = (figure: string): string => (compare(figure, '0') < 0 ? '0.00' : figure)
const less = (first = '0', ...others: (string | undefined)[]): string =>
  round(atLeastNothing(others.reduce<string>((rest, one) => subtract(rest, one ?? '0'), first)), 2)

type Inputs = Step['inputs']

/** Returns the sum of agreed figures times days, divided as the formula states. */
const byDays = (inputs: Inputs, formula: string, rate = '100'): string => {
  const parts = (inputs.wages ?? '').split(' + ').map((one) => one.split('×'))
  const agreed = parts.reduce(
    (all, [figure = '0', days = '0']) => add(all, multiply(multiply(multiply(figure, rate), '0.01'), days)),
    '0',
  )
  if (!formula.includes('min')) return round(quotient(agreed, inputs.days ?? ''), 2)
  return lesser(...['wageDays', 'worked'].map((name) => round(quotient(agreed, inputs[name] ?? ''), 2)))
}

const dayWage = ({ wage: agreed = '0', wageDays = '1' }: Inputs): string => quotient(agreed, wageDays)
const sick = (inputs: Inputs): string => {
  const { days = '0', rate = '0', least = '0', monthDays = '1', normMoney = '0', deductAbsence = '0' } = inputs
  const whole = multiply(dayWage(inputs), days)
  const left = quotient(multiply(multiply(least, '0.8'), days), monthDays)
  const part = multiply(multiply(whole, subtract('100', rate)), '0.01')
  return lesser(subtract(normMoney, deductAbsence), round(atLeastNothing(lesser(part, subtract(whole, left))), 2))
}

/** The value of a step, from what the slip says of it and nothing else. */
const worth: Readonly<Record<string, (inputs: Inputs, formula: string) => string>> = {
  normMoney: (inputs, formula) =>
    formula === '时薪×工时' ? round(multiply(inputs.wage ?? '', inputs.hours ?? ''), 2) : byDays(inputs, formula),
  performance: (inputs, formula) => byDays(inputs, formula, inputs.rate),
  other: byDays,
  overtimeMoney: ({ items }) => sum(items),
  bonus: ({ items }) => sum(items),
  deductAbsence: (inputs, formula) =>
    formula.startsWith('全月')
      ? (inputs.normMoney ?? '')
      : lesser(inputs.normMoney ?? '', round(multiply(dayWage(inputs), inputs.days ?? '0'), 2)),
  deductSick: sick,
  deductLess: ({ items }) => sum(items),
  money: (one) => {
    const gross = [one.normMoney, one.performance, one.other, one.overtimeMoney, one.bonus].map(
      (figure) => figure ?? '0',
    )
    return less(gross.reduce(add), one.deductAbsence, one.deductSick, one.deductLess)
  },
  tax: ({ bonus, taxable, rate = '', quick, withheld }) => {
    const owed = subtract(multiply(multiply(bonus ?? taxable ?? '', rate), '0.01'), quick ?? '')
    return less(round(owed, 2), withheld)
  },
  deductAfter: ({ items }) => sum(items),
  salaryTrue: (one) => less(one.money, one.socialMyself, one.accumulationFund, one.tax, one.deductAfter),
}

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
  const wrong = steps.filter(
    ({ step, formula, inputs, value }) => worth[step] && worth[step](inputs, formula) !== value,
  )
  expect(wrong).toEqual([])
  expect(steps.filter(({ step }) => !worth[step]).map(({ step }) => step)).toEqual(['socialMyself', 'accumulationFund'])
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
