import { expect, it } from 'vitest'
import { invalid } from './refusal.ts'

it('tells errors of rows by row too, in their order, and nothing of rows where there are none', () => {
  expect(invalid({ name: '名称不能为空' }).data).toEqual({ fields: { name: '名称不能为空' } })
  const fields = { 'rows.2.money': '金额不能为空', 'rows.0.date': '日期错误', 'rows.2.date': '日期错误', name: '重复' }
  expect(invalid(fields).data).toEqual({
    fields,
    rows: [
      { index: 0, fields: { date: '日期错误' } },
      { index: 2, fields: { money: '金额不能为空', date: '日期错误' } },
    ],
  })
})
