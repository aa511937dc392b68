import { expect, it } from 'vitest'
import { afterThis, type Context, contextWhere } from './context.ts'

const duplicates: Context = {
  label: '可能重复',
  of: 'contract',
  by: 'clientId',
  at: 'clientId',
  same: ['money'],
  isOther: true,
  columns: [],
}

it('asks nothing where the record does not say of whom, or its sum is hidden', () => {
  expect(contextWhere(duplicates, { id: '1', clientId: null, money: '5.00' })).toBeUndefined()
  expect(contextWhere(duplicates, { id: '1', clientId: 'c' })).toBeUndefined()
})

it('asks for what agrees with the record, without itself', () => {
  expect(contextWhere(duplicates, { id: '1', clientId: 'c', money: '5.00' })).toEqual({
    and: [{ clientId: { equalTo: 'c' } }, { money: { equalTo: '5.00' } }, { id: { notEqualTo: '1' } }],
  })
})

it('asks for the months between two days of the record, and for none where a day is missing', () => {
  const load: Context = {
    label: '负荷',
    of: 'projectDashboard',
    by: 'userId',
    at: 'principalId',
    months: { column: 'month', from: 'startTime', to: 'implementEndTime' },
    columns: [],
  }
  const days = { startTime: '2026-11-30', implementEndTime: '2027-01-01' }
  expect(contextWhere(load, { id: '1', principalId: 'u', ...days })).toEqual({
    and: [{ userId: { equalTo: 'u' } }, { month: { in: ['2026-11', '2026-12', '2027-01'] } }],
  })
  expect(contextWhere(load, { id: '1', principalId: 'u', startTime: '2026-11-30' })).toBeUndefined()
})

it('goes on behind what was decided, back from the end, and nowhere from the last', () => {
  expect(afterThis(['a', 'b', 'c'], 'b')).toBe('c')
  expect(afterThis(['a', 'b', 'c'], 'c')).toBe('b')
  expect(afterThis(['a'], 'a')).toBeUndefined()
  // opened from among those decided before: the first that waits
  expect(afterThis(['a', 'b'], 'x')).toBe('a')
  expect(afterThis([], 'x')).toBeUndefined()
})
