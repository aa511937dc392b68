import { expect, test } from 'vitest'
import type { Wage } from '../money-salary/estimate.ts'
import { basicOf, type Month } from './wage.ts'

const wage = (more: Partial<Wage> = {}): Wage => ({
  type: '月薪',
  isFormal: true,
  probationRate: '80',
  normMoney: '10875.00',
  performance: '0.00',
  other: '0.00',
  ...more,
})
const month = (more: Partial<Month> = {}): Month => ({
  parts: [{ wage: wage(), days: 22 }],
  days: 22,
  isWhole: true,
  wageDays: '21.75',
  hours: '0',
  performanceRate: '100',
  ...more,
})

test('a whole month pays what is agreed, however many days it has', () => {
  expect(basicOf(month()).normMoney).toBe('10875.00')
  expect(basicOf(month({ days: 17, parts: [{ wage: wage(), days: 17 }] })).normMoney).toBe('10875.00')
})

test('who joins on 16 March has twelve days of 21.75', () => {
  expect(basicOf(month({ parts: [{ wage: wage(), days: 12 }], isWhole: false })).normMoney).toBe('6000.00')
})

test('a part of a month never pays more than all of it, and no day pays nothing', () => {
  expect(basicOf(month({ parts: [{ wage: wage(), days: 22 }], isWhole: false })).normMoney).toBe('10875.00')
  expect(basicOf(month({ parts: [{ wage: wage(), days: 0 }], isWhole: false })).normMoney).toBe('0.00')
})

test('two wages of a month count by their days; the last says what a day is worth', () => {
  const parts = [
    { wage: wage({ isFormal: false, normMoney: '10000.00' }), days: 11 },
    { wage: wage({ normMoney: '10000.00' }), days: 11 },
  ]
  const basic = basicOf(month({ parts }))
  expect(basic.normMoney).toBe('9000.00')
  expect(basic.dayWage.slice(0, 8)).toBe('459.7701')
})

test('performance goes by its rate, allowance and performance by the part of the month', () => {
  const parts = [{ wage: wage({ performance: '2000.00', other: '300.00' }), days: 12 }]
  const basic = basicOf(month({ parts, isWhole: false, performanceRate: '120' }))
  expect([basic.performance, basic.other]).toEqual(['1324.14', '165.52'])
  const all = [{ wage: wage({ performance: '2000.00', other: '300.00' }), days: 22 }]
  const whole = basicOf(month({ parts: all, performanceRate: '80' }))
  expect([whole.performance, whole.other]).toEqual(['1600.00', '300.00'])
})

test('a raise of performance counts from its day', () => {
  const parts = [
    { wage: wage({ performance: '1000.00' }), days: 10 },
    { wage: wage({ performance: '2000.00' }), days: 12 },
  ]
  expect(basicOf(month({ parts })).performance).toBe('1545.45')
})

test('who starts on the first working day is paid whole, who moves is paid for the days here', () => {
  expect(basicOf(month({ parts: [{ wage: wage(), days: 21 }], days: 21 })).normMoney).toBe('10875.00')
  const mover = month({ parts: [{ wage: wage(), days: 11 }], worked: 22 })
  expect(basicOf(mover).normMoney).toBe('5437.50')
})

test('who is paid by the hour is paid for hours, and eight of them are a day', () => {
  const parts = [{ wage: wage({ type: '时薪', normMoney: '50.00' }), days: 10 }]
  expect(basicOf(month({ parts, hours: '83.5' }))).toMatchObject({ normMoney: '4175.00', dayWage: '400.00' })
})
