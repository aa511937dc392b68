import { expect, it } from 'vitest'
import { rootFaults, selectorsIn, selectorsOf } from './style-roots.ts'

const faults = (sheets: Readonly<Record<string, string>>): string[] =>
  rootFaults(Object.entries(sheets).flatMap(([sheet, css]) => selectorsOf(sheet, css)))

it('no style sheet says how the class of another one looks', () => {
  const selectors = selectorsIn(new URL('..', import.meta.url))
  expect(selectors.length).toBeGreaterThan(2000)
  expect(rootFaults(selectors)).toEqual([])
})

it('a class that two sheets speak of alone is told, in whatever state it is', () => {
  expect(faults({ 'a.css': '.lines svg { height: 180px }', 'b.css': '.lines.is-set { gap: 1px }' })).toEqual([
    '.lines: a.css, b.css',
  ])
  expect(faults({ 'a.css': '@media print { .lines { gap: 0 } }', 'b.css': '.lines, .more { gap: 1px }' })).toEqual([
    '.lines: a.css, b.css',
  ])
})

it('a sheet may say how its own class looks within another, and nothing of two that are not its own', () => {
  const own = { 'a.css': '.page { gap: 1px }', 'b.css': '.foot { gap: 1px }' }
  expect(faults({ ...own, 'c.css': '.page .mine { gap: 0 }' })).toEqual([])
  expect(faults({ ...own, 'c.css': '.page > .foot { gap: 0 }' })).toEqual(['c.css: .page > .foot'])
})
