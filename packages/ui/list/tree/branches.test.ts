import { expect, inject, it } from 'vitest'
import { branchesOf, found, isBelow } from './branches.ts'

const rows = [
  { id: 'r', name: '公司', parentId: null },
  { id: 'a', name: '销售部', parentId: 'r' },
  { id: 'b', name: '一组', parentId: 'a' },
  { id: 'c', name: '孤儿', parentId: 'gone' },
]
const shape = (list: ReturnType<typeof branchesOf>) => list.map(({ row, depth, below }) => [row.id, depth, below])

it('shows what hangs nowhere, and ends where a circle would not', () => {
  expect(shape(branchesOf(rows, 'parentId', new Set())).at(-1)).toEqual(['c', 0, 0])
  expect(
    branchesOf(
      [
        { id: 'x', parentId: 'y' },
        { id: 'y', parentId: 'x' },
      ],
      'parentId',
      new Set(),
    ),
  ).toEqual([])
})

it('hides what is folded', () => {
  expect(shape(branchesOf(rows, 'parentId', new Set()))).toEqual([
    ['r', 0, 1],
    ['a', 1, 1],
    ['b', 2, 0],
    ['c', 0, 0],
  ])
  expect(shape(branchesOf(rows, 'parentId', new Set(['a'])))).toEqual([
    ['r', 0, 1],
    ['a', 1, 1],
    ['c', 0, 0],
  ])
})

it('finds with all above', () =>
  expect(found(rows, 'parentId', 'name', '一组').map(({ id }) => id)).toEqual(['r', 'a', 'b']))

it('knows what hangs below, and ends in a circle', () => {
  expect(isBelow(rows, 'parentId', 'b', 'r')).toBe(true)
  expect(isBelow(rows, 'parentId', 'r', 'b')).toBe(false)
  expect(isBelow([{ id: 'x', parentId: 'x' }], 'parentId', 'x', 'r')).toBe(false)
})

it('draws ten thousand rows in no time', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => ({ id: String(at), parentId: at ? String(at >> 3) : null }))
  const begin = performance.now()
  expect(branchesOf(many, 'parentId', new Set())).toHaveLength(10_000)
  expect(performance.now() - begin).toBeLessThan(500 * inject('pace'))
})
