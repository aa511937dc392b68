import { expect, it } from 'vitest'
import { type Bundle, differenceOf, effectOf, groupsOf, settingOf, shelvesOf, withSetting } from './rights.ts'

it('a denied code is not allowed at the same time', () => {
  expect(settingOf(['a:x', '!a:x'], 'a:x')).toBe('denied')
  expect(withSetting(['a:x', 'b:y'], 'a:x', 'denied')).toEqual(['b:y', '!a:x'])
  expect(withSetting(['!a:x', 'b:y'], 'a:x', 'unset')).toEqual(['b:y'])
})

it('groups codes by what stands before the colon, in their order', () => {
  const groups = groupsOf([{ id: '*' }, { id: 'a:x' }, { id: 'b:y' }, { id: 'a:z' }])
  expect(groups.map(({ codes }) => codes.map(({ id }) => id))).toEqual([['*'], ['a:x', 'a:z'], ['b:y']])
})

const bundles: readonly Bundle[] = [
  { id: 'p', name: '甲包', operationIds: ['a:x'], menuIds: [204] },
  { id: 'q', name: '乙包', operationIds: ['b:y'], menuIds: [] },
]

it.each([
  ['of its own', { permissionIds: [], operationCodes: ['a:x'] }, { state: 'given', from: [] }],
  ['by a bundle', { permissionIds: ['p'], operationCodes: [] }, { state: 'inherited', from: ['权限包 甲包'] }],
  ['by a wildcard', { permissionIds: [], operationCodes: ['a:*'] }, { state: 'inherited', from: ['a:*'] }],
  ['by neither', { permissionIds: ['q'], operationCodes: ['a:z'] }, { state: 'none', from: [] }],
  ['and denied', { permissionIds: ['p'], operationCodes: ['a:x', '!a:x'] }, { state: 'denied', from: [] }],
  ['denied from above', { permissionIds: ['p'], operationCodes: ['!a:*'] }, { state: 'denied', from: ['!a:*'] }],
])('says what a code comes to %s', (_, rights, effect) => expect(effectOf(rights, bundles, 'a:x')).toEqual(effect))

it('puts bundles under the group of the menu they open', () => expect([...shelvesOf(bundles).keys()]).toEqual([200, 0]))

it('says what a change adds and takes away', () => {
  const before = { permissionIds: ['p'], operationCodes: ['a:x'] }
  expect(differenceOf(before, { permissionIds: [], operationCodes: ['a:x', '!b:y'] })).toEqual({
    added: ['!b:y'],
    removed: ['p'],
  })
})
