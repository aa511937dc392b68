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

it('goes on behind what was decided, back from the end, and nowhere from the last', () => {
  expect(afterThis(['a', 'b', 'c'], 'b')).toBe('c')
  expect(afterThis(['a', 'b', 'c'], 'c')).toBe('b')
  expect(afterThis(['a'], 'a')).toBeUndefined()
  // opened from among those decided before: the first that waits
  expect(afterThis(['a', 'b'], 'x')).toBe('a')
  expect(afterThis([], 'x')).toBeUndefined()
})
