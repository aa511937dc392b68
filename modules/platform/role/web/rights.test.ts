import { expect, it } from 'vitest'
import { differenceOf, groupsOf, settingOf, withSetting } from './rights.ts'

it('a denied code is not allowed at the same time', () => {
  expect(settingOf(['a:x', '!a:x'], 'a:x')).toBe('denied')
  expect(withSetting(['a:x', 'b:y'], 'a:x', 'denied')).toEqual(['b:y', '!a:x'])
  expect(withSetting(['!a:x', 'b:y'], 'a:x', 'unset')).toEqual(['b:y'])
})

it('leads each group with its wildcard, but not *', () => {
  const groups = groupsOf([
    { id: '*', name: '全部权限' },
    { id: 'a:x', name: '甲' },
    { id: 'b:y', name: '乙' },
    { id: 'a:z', name: '丙' },
  ])
  expect(groups.map(({ codes }) => codes.map(({ id }) => id))).toEqual([['*'], ['a:*', 'a:x', 'a:z'], ['b:*', 'b:y']])
})

it('says what a change adds and takes away', () => {
  const before = { permissionIds: ['p'], operationCodes: ['a:x'] }
  expect(differenceOf(before, { permissionIds: [], operationCodes: ['a:x', '!b:y'] })).toEqual({
    added: ['!b:y'],
    removed: ['p'],
  })
})
