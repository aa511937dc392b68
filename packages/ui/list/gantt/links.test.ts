import { expect, it } from 'vitest'
import type { Row } from '../../data/row.ts'
import { linksOf } from './links.ts'
import { scaleOf } from './scale.ts'

const scale = scaleOf('2026-03', 'day')
const names = { from: 'start', to: 'end', after: 'afterIds' }
const first: Row = { id: 'a', name: '门诊', start: '2026-03-02', end: '2026-03-06' }
const second: Row = { id: 'b', start: '2026-03-09', end: '2026-03-11', afterIds: [{ id: 'a', name: '门诊' }] }
const links = (...rows: Row[]) => linksOf(new Map(rows.map((row, index) => [index, row])), names, scale, 32)

it('draws nothing where an end is not known, not in sight, or nothing is declared', () => {
  expect(links(second)).toEqual([])
  expect(links({ ...first, start: '2025-01-01', end: '2025-01-02' }, second)).toEqual([])
  expect(links({ ...first, end: '2027-01-01' }, second)).toEqual([])
  expect(linksOf(new Map([[0, first]]), { from: 'start', to: 'end' }, scale, 32)).toEqual([])
})

it('leads from the end of the earlier bar to the beginning of the later one', () => {
  expect(links(first, second)).toEqual([{ key: 'a b', path: 'M168 16h6V48H223', isConflict: false }])
})

it('tells a conflict, and goes round where there is no room between', () => {
  const [link] = links(first, { ...second, start: '2026-03-06', afterIds: ['a'] })
  expect(link).toEqual({ key: 'a b', path: 'M168 16h6V32H128V48H139', isConflict: true })
})

it('goes upwards to a row above, and takes a single reference', () => {
  expect(links({ ...second, afterIds: 'a' }, first)[0]?.path).toBe('M168 48h6V16H223')
})
