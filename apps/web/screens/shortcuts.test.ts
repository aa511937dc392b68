import { expect, test } from 'vitest'
import { chosenOf, shortcutsOf } from './shortcuts.ts'

const entries = ['/hello', '/a', '/b', '/c', '/d', '/e', '/f', '/g'].map((route) => ({ route }))
const routes = (chosen: unknown, used: readonly string[]) =>
  shortcutsOf(entries, chosenOf(chosen), used).map(({ route }) => route)

test('what cannot be opened any more, and the page itself, do not stand there', () => {
  expect(routes(['/gone', '/hello', '/b', '/b'], [])).toEqual(['/b'])
  expect(routes([], ['/a'])).toEqual([])
})

test('who never chose gets the five they open most, then the first of the menu', () => {
  expect(routes(undefined, ['/g', '/gone', '/c'])).toEqual(['/g', '/c', '/a', '/b', '/d'])
  expect(routes('nonsense', [])).toEqual(['/a', '/b', '/c', '/d', '/e'])
})
