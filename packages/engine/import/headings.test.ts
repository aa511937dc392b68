import { expect, it } from 'vitest'
import { headingRow } from './headings.ts'

const fields = new Set(['客户名称', '省', '联系人·姓名', '联系人·电话', '备注'])
const isField = (text: string): boolean => fields.has(text)
const read = (...rows: readonly (readonly string[])[]) => headingRow(rows, isField)

it('reads no row as headings where none names a field', () => expect(read([]).place).toBe(-1))

it('reads one row below a title', () => {
  const rows = [
    ['客户名单', '', ''],
    ['*客户名称', '省', '备注'],
    ['甲', '乙', '备注'],
  ]
  expect(read(...rows)).toEqual({ place: 1, texts: ['客户名称', '省', '备注'], shown: rows[1] })
})

it('reads two rows of which the upper one groups the lower', () => {
  const rows = [['客户名单'], ['客户名称', '联系人', '', '备注'], ['', '姓名', '电话', ''], ['甲', '乙', '1', '']]
  const texts = ['客户名称', '联系人·姓名', '联系人·电话', '备注']
  expect(read(...rows)).toEqual({ place: 2, texts, shown: texts })
})

it('reads no data as second row, though a cell of it is called like a field', () => {
  const heads = ['客户名称', '省', '说明']
  expect(read(heads, ['甲', '乙', '备注'])).toEqual({ place: 0, texts: heads, shown: heads })
})

it('keeps a column that no group heads as it is called', () =>
  expect(read(['基本信息', '', '联系人'], ['客户名称', '省', '姓名']).texts).toEqual(['客户名称', '省', '联系人·姓名']))
