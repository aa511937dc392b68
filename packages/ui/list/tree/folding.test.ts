import { expect, it } from 'vitest'
import { shutAtFirst } from './folding.ts'

const tree = (count: number, wide: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    parentId: at === 0 ? null : String(Math.floor((at - 1) / wide)),
  }))

it('shuts nothing of a small tree', () => expect(shutAtFirst(tree(200, 6), 'parentId').size).toBe(0))

it('begins a large tree with those levels that can be seen at once', () => {
  // 1, 6, 36 and 216 rows a level: the first three are visible, the third is folded
  const shut = shutAtFirst(tree(1 + 6 + 36 + 216, 6), 'parentId')
  expect([...shut]).toEqual(Array.from({ length: 36 }, (_, at) => String(at + 7)))
})

it('shuts every root where there are too many already', () => {
  const roots = Array.from({ length: 300 }, (_, at) => ({ id: `r${at}`, parentId: null }))
  const leaves = Array.from({ length: 300 }, (_, at) => ({ id: `l${at}`, parentId: `r${at}` }))
  expect(shutAtFirst([...roots, ...leaves], 'parentId').size).toBe(300)
})
