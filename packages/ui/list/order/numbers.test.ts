import { expect, it } from 'vitest'
import type { Row } from '../../data/row.ts'
import { numbersFor } from './numbers.ts'

const rows = (...numbers: (number | null)[]): Row[] => numbers.map((sort, index) => ({ id: String(index), sort }))
const moved: Row = { id: 'x', sort: 500 }

/** Returns the order after writing the numbers; expects every row to have a distinct number. */
const put = (siblings: readonly Row[], at: number, least?: number) => {
  const written = numbersFor(siblings, moved, at, 'sort', least)
  const order = siblings.toSpliced(at, 0, moved).map((row) => written.get(row) ?? (row.sort as number))
  expect(order, 'strictly rising from what is written on').toEqual([...order].sort((a, b) => a - b))
  return { written: written.size, order }
}

it.each([
  [rows(10, 20, 30), 1, 1, [10, 15, 20, 30]],
  [rows(10, 20, 30), 3, 1, [10, 20, 30, 40]],
  [rows(10, 20, 30), 0, 1, [0, 10, 20, 30]],
  [rows(), 0, 1, [10]],
])('writes the moved row alone where there is room: %#', (siblings, at, written, order) => {
  expect(put(siblings, at)).toEqual({ written, order })
})

it('makes room above among rows that all have the same number', () => {
  expect(put(rows(100, 100, 100), 1)).toEqual({ written: 2, order: [80, 90, 100, 100] })
})

it('makes room only as far as it is needed', () => {
  expect(put(rows(1, 50, 50, 51), 3)).toEqual({ written: 3, order: [1, 21, 31, 41, 51] })
})

it('numbers all anew below the least, and where numbers are missing', () => {
  expect(put(rows(0, 0, 0), 1, 0).order).toEqual([10, 20, 30, 40])
  expect(put(rows(null, null), 1).order).toEqual([10, 20, 30])
})

it('a place before what has no number needs none of theirs', () => {
  expect(numbersFor(rows(10, null), moved, 1, 'sort')).toEqual(new Map([[moved, 20]]))
})
