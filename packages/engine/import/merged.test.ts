import type { Field } from '@chengban/kernel/field.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { decimal, money } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { expect, test } from 'vitest'
import type { Sheet } from './cell.ts'
import { fillMerged } from './merged.ts'

const fields: readonly Field[] = [
  text('客户'),
  money('金额'),
  decimal('天数', { digits: 1 }),
  int('人数'),
  date('日期'),
]
const columns = fields.map((field, at) => ({ at, name: `f${at}`, field, keyOnly: false }))
const heads = { place: 0, shown: [], ignored: [], columns, lists: [] }
const line = ['甲', '300.00', '1.5', '2', '2026-03-01']
const over = (last: number, column: number) => ({ row: 1, column, last })
const fill = (...below: Sheet) =>
  fillMerged(
    [[], line, ...below],
    [0, 1, 2, 3, 4].map((column) => over(3, column)),
    heads,
  ).slice(2)

test('a figure over several rows is refused below the first, with the row it is merged with', () => {
  const refused = { fault: '与第2行合并了单元格，数字须逐行填写', mergedWith: 2 }
  const rest = [refused, refused, refused, '2026-03-01', '说明']
  expect(fill(['', '', '', '', '', '说明'])).toEqual([['甲', ...rest]])
})

test('text stands in each of its rows that has something of its own, and in no other', () =>
  expect(fill(['', '', '', '', '']).concat(fill(['乙', '1.00', '1.0', '1', '2026-03-02']))).toEqual([
    ['', '', '', '', ''],
    ['乙', '1.00', '1.0', '1', '2026-03-02'],
  ]))

test('headings are filled by none', () =>
  expect(fillMerged([['客户'], ['', 'x']], [{ row: 0, column: 0, last: 1 }], heads)).toEqual([['客户'], ['', 'x']]))
