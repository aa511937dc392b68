import { expect, test } from 'vitest'
import { findCycles, importsOf } from './cycles.ts'

test('a circle is found and told by its path', () => {
  const imports = new Map([
    ['a.ts', ['b.ts']],
    ['b.ts', ['c.ts']],
    ['c.ts', ['b.ts']],
  ])
  expect(findCycles(imports)).toEqual([['b.ts', 'c.ts', 'b.ts']])
})

test('two ways to the same file are no circle', () => {
  const imports = new Map([
    ['a.ts', ['b.ts', 'c.ts']],
    ['b.ts', ['c.ts']],
    ['c.ts', []],
  ])
  expect(findCycles(imports)).toEqual([])
})

test('imports of values count, across packages and lines; imports of types do not', () => {
  const source = `import type { A } from './a.ts'
import { b } from './b.ts'
import {
  c,
  type D,
} from '../c.ts'
import '@chengban/ui/marks/status.css'
import pg from 'pg'
export { e } from '@chengban/kernel/e.ts'
`
  expect(importsOf('packages/engine/x/file.ts', source)).toEqual([
    'packages/engine/x/b.ts',
    'packages/engine/c.ts',
    'packages/ui/marks/status.css',
    'packages/kernel/e.ts',
  ])
})
