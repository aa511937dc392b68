import { expect, test } from 'vitest'
import { alarmsIn, fillsIn, sharesIn } from './told-figures.ts'

const told = {
  call: '/x',
  by: {},
  at: 'money',
  shows: {},
  alarms: { isOver: '超标准', over: '超预算 {over}' },
  bar: { whole: 'budget', parts: ['used', 'claimed'] },
  fills: { maintenanceId: 'found.id' },
} as const

test('what is well alarms nobody, and what is not is said with its figure', () => {
  expect(alarmsIn(told, { isOver: false, over: null })).toEqual([])
  expect(alarmsIn(told, { isOver: true, over: '500.00' })).toEqual(['超标准', '超预算 500.00'])
})

test('parts are shares of the whole, and of their sum where that is more', () => {
  expect(sharesIn(told, { budget: null, used: '1', claimed: '1' })).toBeUndefined()
  expect(sharesIn(told, { budget: '100', used: '50', claimed: '25' })).toEqual({
    parts: [
      ['used', 0.5],
      ['claimed', 0.25],
    ],
    isOver: false,
  })
  expect(sharesIn(told, { budget: '100', used: '100', claimed: '100' })?.isOver).toBe(true)
})

test('a column begins with what the answer has, and with nothing otherwise', () => {
  expect(fillsIn(told, { found: null })).toEqual({})
  expect(fillsIn(told, { found: { id: 'x' } })).toEqual({ maintenanceId: 'x' })
})
