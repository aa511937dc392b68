import { expect, test } from 'vitest'
import { placedShelves } from './shelf-rows.ts'

test('shelves stand from the top down, each behind what leads to it', () => {
  const tree = [
    { id: 'a', name: '制度', courseCount: 3, children: [{ id: 'b', name: '财务', courseCount: 1 }] },
    { id: 'c', name: '技术', courseCount: 0, children: [] },
  ]
  expect(placedShelves(tree).map(({ shelf, depth, path }) => [shelf.id, depth, path.join('/')])).toEqual([
    ['a', 0, '制度'],
    ['b', 1, '制度/财务'],
    ['c', 0, '技术'],
  ])
  expect(placedShelves([])).toEqual([])
})
