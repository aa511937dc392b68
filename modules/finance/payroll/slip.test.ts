import { expect, test } from 'vitest'
import { bonusBands, yearlyBands } from '../tax-rule/first.ts'
import type { Item } from './less.ts'
import { type Pay, slipOf } from './slip.ts'

const pay = (more: Partial<Pay> = {}): Pay => ({
  kind: '工资',
  isMerge: false,
  month: {
    parts: [
      {
        wage: {
          type: '月薪',
          isFormal: true,
          probationRate: '80',
          normMoney: '12000.00',
          performance: '2000.00',
          other: '300.00',
        },
        days: 21,
      },
    ],
    days: 21,
    isWhole: true,
    wageDays: '21.75',
    hours: '0',
    performanceRate: '100',
  },
  unpaidDays: '2',
  sickDays: '0',
  sickRate: '60',
  overtimeMoney: '620.69',
  socialMyself: '1263.00',
  accumulationFund: '1440.00',
  security: '3180.00',
  fundCompany: '1440.00',
  items: [],
  lessMaxRate: '20',
  least: '2000.00',
  tax: {
    year: 2026,
    month: 2,
    joined: '2026-02-01',
    left: null,
    taxStart: '普通',
    prior: [],
    opening: null,
    exempt: '0.00',
    deductOf: () => '1000.00',
    allowance: '5000.00',
    bands: yearlyBands,
  },
  bonusBands,
  ...more,
})
const item = (type: string, remain: string, kind: Item['kind'] = '扣减'): Item => ({ id: type, type, kind, remain })

test('12000 with 2 unpaid days and 6 hours overtime pays out 10960.81', () => {
  expect(slipOf(pay())).toMatchObject({
    dayWage: '551.7241',
    deductAbsence: '1103.45',
    money: '13817.24',
    taxDetail: { taxable: '5114.24' },
    tax: '153.43',
    salaryTrue: '10960.81',
    shortfall: '0.00',
    cost: '18437.24',
  })
})

test('a day ill costs what is not paid of it, and all that is missed never more than the wage', () => {
  expect(slipOf(pay({ sickDays: '1.5' })).deductSick).toBe('331.03')
  expect(slipOf(pay({ unpaidDays: '30', sickDays: '5' }))).toMatchObject({
    deductAbsence: '12000.00',
    deductSick: '0.00',
  })
})

test('deductions take a fifth of the gross, those before tax first; the rest stays open', () => {
  const items = [item('赔偿', '1000.00'), item('违规扣款', '2500.00')]
  const slip = slipOf(pay({ items }))
  expect(slip.lessItems).toEqual([
    { moneyLessId: '违规扣款', type: '违规扣款', money: '2500.00' },
    { moneyLessId: '赔偿', type: '赔偿', money: '263.45' },
  ])
  expect(slip).toMatchObject({ deductLess: '2500.00', deductAfter: '263.45' })
})

test('deductions leave the minimum wage; a loan takes what is left of the pay', () => {
  const few = pay({ least: '11000.00', items: [item('违规扣款', '500.00')] })
  expect(slipOf(few).deductLess).toBe('114.24')
  expect(slipOf(pay({ least: '12000.00', items: [item('违规扣款', '500.00')] })).lessItems).toEqual([])
  const loan = slipOf(pay({ items: [item('借款归还', '99999.00')] }))
  expect(loan).toMatchObject({ deductAfter: '10960.81', salaryTrue: '0.00', shortfall: '0.00' })
})

test('a bonus is added whole', () => {
  expect(slipOf(pay({ items: [item('奖金', '1000.00', '增加')] }))).toMatchObject({
    bonus: '1000.00',
    money: '14817.24',
  })
})

test('what insurance takes beyond the pay is a shortfall', () => {
  const low = pay({ month: null, overtimeMoney: '3000.00', socialMyself: '3500.00', accumulationFund: '0.00' })
  expect(slipOf(low)).toMatchObject({ money: '3000.00', tax: '0.00', salaryTrue: '0.00', shortfall: '500.00' })
})

test('a bonus of the year is taxed by itself, merged with the year', () => {
  const bonus: Partial<Pay> = {
    kind: '年终奖',
    month: null,
    overtimeMoney: '0.00',
    socialMyself: '0.00',
    accumulationFund: '0.00',
    security: '0.00',
    fundCompany: '0.00',
    items: [item('年终奖', '36000.00', '增加')],
  }
  expect(slipOf(pay(bonus))).toMatchObject({
    tax: '1080.00',
    salaryTrue: '34920.00',
    taxDetail: { year: 2026, bonus: '36000.00', twelfth: '3000.00', rate: '3.00', quick: '0.00', tax: '1080.00' },
  })
  expect(slipOf(pay({ ...bonus, isMerge: true }))).toMatchObject({ tax: '900.00', taxDetail: { taxable: '30000.00' } })
})
