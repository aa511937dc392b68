import { expect, it } from 'vitest'
import type { Row } from '../../data/row.ts'
import { deeper, higher } from './outline.ts'

const row = (id: string, parentId: string | null, projectId = 'p'): Row => ({ id, parentId, projectId })
const rows = new Map([row('a', null), row('b', 'a'), row('c', 'a'), row('d', null), row('e', null, 'q')].entries())
const names = { parent: 'parentId', within: ['projectId', 'moduleId'] }

it('the first among siblings goes no deeper, nor does one below rows of another project', () => {
  expect(deeper(rows, 0, names)).toBeUndefined()
  expect(deeper(rows, 1, names)).toBeUndefined()
  expect(deeper(rows, 4, names)).toBeUndefined()
  expect(deeper(rows, 9, names)).toBeUndefined()
})

it('goes under the sibling above it, past what stands between', () => {
  expect(deeper(rows, 2, names)).toBe('b')
  expect(deeper(rows, 3, names)).toBe('a')
})

it('goes under no row of another module, but under the one before it of its own', () => {
  const of = (id: string, moduleId: string): Row => ({ ...row(id, null), moduleId })
  const modules = new Map([of('a', 'm'), of('b', 'n'), of('c', 'm')].entries())
  expect(deeper(modules, 1, names)).toBeUndefined()
  expect(deeper(modules, 2, names)).toBe('a')
})

it('goes beside its parent, and no higher than the top', () => {
  expect(higher(rows, 2, names)).toBeNull()
  expect(higher(rows, 0, names)).toBeUndefined()
  expect(higher(new Map([...rows, [5, row('f', 'b')]]), 5, names)).toBe('a')
  expect(higher(new Map([[0, row('f', 'gone')]]), 0, names)).toBeUndefined()
})
