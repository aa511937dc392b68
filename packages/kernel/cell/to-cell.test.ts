import { expect, it } from 'vitest'
import type { Field } from '../field.ts'
import { datetime } from '../kinds/date.ts'
import { money } from '../kinds/decimal.ts'
import { files } from '../kinds/file.ts'
import { json, place } from '../kinds/json.ts'
import { readValue } from '../kinds/kinds.ts'
import { lines } from '../kinds/lines.ts'
import { ref, refs } from '../kinds/ref.ts'
import { longText, text } from '../kinds/text.ts'
import { fromCell } from './from-cell.ts'
import { toCell } from './to-cell.ts'

const names: Record<string, string> = { '1': '林一', '2': '甲、乙公司' }
const known = {
  dict: () => [],
  row: (_entity: string, name: string) => Object.keys(names).filter((id) => names[id] === name),
}
const write = (value: unknown, field: Field): string => toCell(value, field, (id) => names[id])
/** A value written to a cell reads back unchanged. */
const keeps = (value: unknown, field: Field, cell: string): void => {
  expect(write(value, field)).toBe(cell)
  expect(readValue(fromCell(cell, field, known), field)).toEqual(value)
}
const goods = lines('明细', {
  name: text('名称'),
  money: money('金额'),
  note: longText('说明'),
  userId: ref('负责人', 'user'),
  at: datetime('时间'),
})
const empty = { name: null, money: null, note: null, userId: null, at: null }

it('names with the signs that part them, and rows nobody may tell of', () => {
  keeps(['1', '2'], refs('成员', 'user'), '林一、"甲、乙公司"')
  expect(write('3', ref('协助人', 'user'))).toBe('')
})

it('lines whose words hold what parts them', () => {
  const at = '2026-02-28T08:30:15+08:00'
  keeps(
    [
      { name: '甲；乙', money: '1234.50', note: '一\n"二"', userId: '2', at },
      empty,
      { ...empty, name: '丙：丁', note: '名称：戊' },
    ],
    goods,
    '名称："甲；乙"；金额：1,234.50；说明："一\n""二"""；负责人：甲、乙公司；时间：2026-02-28 08:30:15\n名称：\n名称：丙：丁；说明：名称：戊',
  )
})

it('json without a shape: words where they read back, else its text', () => {
  const [kinds, rates] = [json('公告类型'), json('税率', { default: [] })]
  keeps(['招标', '中标、成交'], kinds, '招标、"中标、成交"')
  keeps(['13'], kinds, '["13"]')
  keeps(['13'], rates, '13')
  keeps('甲', kinds, '"甲"')
  keeps(['["甲"]', ''], kinds, '["[\\"甲\\"]",""]')
  keeps({ 甲: [1, null] }, kinds, '{"甲":[1,null]}')
  keeps(13, kinds, '13')
})

it('places and files', () => {
  keeps({ lng: -0.5, lat: 30, address: '文三路（东）' }, place('坐标'), '文三路（东）（-0.5,30）')
  const kept = { url: '/file/attachment/a.pdf', name: '甲 (1).pdf', size: 3 }
  expect(write([kept, kept], files('附件'))).toBe(
    '甲 (1).pdf（/file/attachment/a.pdf）\n甲 (1).pdf（/file/attachment/a.pdf）',
  )
})
