import { expect, it } from 'vitest'
import { branchesOf, found } from './tree.ts'

const rows = [
  { id: 'r', name: '公司', parentId: null },
  { id: 'a', name: '销售部', parentId: 'r' },
  { id: 'b', name: '一组', parentId: 'a' },
  { id: 'c', name: '孤儿', parentId: 'gone' },
]
const shape = (list: ReturnType<typeof branchesOf>) => list.map(({ row, depth, below }) => [row.id, depth, below])

it('shows what hangs nowhere, and ends where a circle would not', () => {
  expect(shape(branchesOf(rows, new Set())).at(-1)).toEqual(['c', 0, 0])
  expect(
    branchesOf(
      [
        { id: 'x', parentId: 'y' },
        { id: 'y', parentId: 'x' },
      ],
      new Set(),
    ),
  ).toEqual([])
})

it('hides what is folded', () => {
  expect(shape(branchesOf(rows, new Set()))).toEqual([
    ['r', 0, 1],
    ['a', 1, 1],
    ['b', 2, 0],
    ['c', 0, 0],
  ])
  expect(shape(branchesOf(rows, new Set(['a'])))).toEqual([
    ['r', 0, 1],
    ['a', 1, 1],
    ['c', 0, 0],
  ])
})

it('finds with all above', () => expect(found(rows, '一组').map(({ id }) => id)).toEqual(['r', 'a', 'b']))
