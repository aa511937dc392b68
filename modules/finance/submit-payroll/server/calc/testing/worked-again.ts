import { add, compare, divide, multiply, round, subtract } from '@chengban/kernel/decimal.ts'
import type { Step } from '../trace.ts'

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

/** The steps whose value is not what their inputs make of it. */
export const wrongSteps = (steps: readonly Step[]): readonly Step[] =>
  steps.filter(({ step, formula, inputs, value }) => worth[step] && worth[step](inputs, formula) !== value)

/** The steps that are given from elsewhere, not worked out. */
export const givenSteps = (steps: readonly Step[]): readonly string[] =>
  steps.filter(({ step }) => !worth[step]).map(({ step }) => step)
