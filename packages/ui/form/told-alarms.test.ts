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

test('a column takes what the answer has, again with another answer, and keeps what was typed over it', () => {
  const after = (id: string | null, maintenanceId: unknown, given = {}) =>
    fillsIn(told, id && { found: { id } }, { maintenanceId }, given).changes
  expect(after(null, null)).toEqual({})
  expect(after('x', null)).toEqual({ maintenanceId: 'x' })
  expect(after('y', 'x', { maintenanceId: 'x' })).toEqual({ maintenanceId: 'y' })
  expect(after(null, 'x', { maintenanceId: 'x' })).toEqual({ maintenanceId: null })
  expect(after('y', 'typed', { maintenanceId: 'x' })).toEqual({})
  expect(fillsIn(told, { found: { id: 'x' } }, { maintenanceId: 'x' }, {}).given).toEqual({ maintenanceId: 'x' })
})
