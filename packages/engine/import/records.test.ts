import { text } from '@chengban/kernel/kinds/text.ts'
import { expect, test } from 'vitest'
import type { Cell } from './cell.ts'
import type { Heads } from './columns.ts'
import type { List } from './lists.ts'
import { recordsOf } from './records.ts'

const column = (at: number) => ({ at, name: `f${at}`, field: text(`第${at}列`), keyOnly: false })
/** Two columns of the record's own, two of one list, one of another. */
const heads: Heads = {
  place: 0,
  shown: [],
  ignored: [],
  columns: [column(0), column(1)],
  lists: [
    { list: {} as List, columns: [column(2), column(3)] },
    { list: {} as List, columns: [column(4)] },
  ],
}
const parts = (...rows: Cell[][]): number[][] =>
  recordsOf(
    rows.map((cells, at) => ({ cells, row: at + 2 })),
    heads,
  ).map(({ head, more }) => [head, ...more].map(({ row }) => row))

test('a row of another record, without anything of a list, or with an unreadable cell opens a record', () => {
  expect(parts(['甲', '1', 'x'], ['乙', '', 'y'])).toEqual([[2], [3]])
  expect(parts(['甲', '1', 'x'], ['甲', '2', 'y'])).toEqual([[2], [3]])
  expect(parts(['甲', '1'], ['甲', '1'])).toEqual([[2], [3]])
  expect(parts([{ fault: '错' }, '', 'x'], [{ fault: '错' }, '', 'y'])).toEqual([[2], [3]])
  expect(parts(['', '', 'x'], ['', '', 'y'])).toEqual([[2, 3]])
})

test('a figure merged with the record’s own goes on with it, and opens one where the rest differs', () => {
  const figure = { fault: '合并', mergedWith: 2 } as const
  expect(parts(['甲', '1', 'x'], ['甲', figure, 'y'], ['乙', figure, 'z'])).toEqual([[2, 3], [4]])
})

test('rows that leave the record’s columns blank, or say them again, go on with it; empty rows between do not part it', () => {
  expect(parts(['甲', '1', 'x'], ['', '', '', 'y'], [], ['甲', '', '', '', 'z'], ['乙', '1', 'x'])).toEqual([
    [2, 3, 5],
    [6],
  ])
  expect(parts(['甲', '1'], ['甲', '1', 'x'])).toEqual([[2, 3]])
})
