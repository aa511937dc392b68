import { expect, it } from 'vitest'
import type { Field } from '../field.ts'
import { bool } from '../kinds/bool.ts'
import { dict, oneOf } from '../kinds/choice.ts'
import { phone } from '../kinds/contact.ts'
import { date, datetime, time } from '../kinds/date.ts'
import { money, percent } from '../kinds/decimal.ts'
import { Problem } from '../kinds/face.ts'
import { int } from '../kinds/int.ts'
import { json } from '../kinds/json.ts'
import { ref, refs } from '../kinds/ref.ts'
import { longText, text } from '../kinds/text.ts'
import { fromCell, type Known } from './from-cell.ts'

const people: Record<string, string[]> = { 林一: ['1'], 陆遥: ['2', '3'], '00012': ['2'] }
const known: Known = {
  dict: (_type, name) => ({ 企业: ['e'], 同名: ['a', 'b'] })[name] ?? [],
  row: (_entity, name) => people[name] ?? [],
}
const read = (cell: string, field: Field): unknown => {
  const value = fromCell(cell, field, known)
  return value instanceof Problem ? `✗${value.message}` : value
}
const each = (field: Field, cases: Record<string, unknown>): void => {
  for (const [cell, value] of Object.entries(cases)) expect(read(cell, field), cell).toEqual(value)
}

it('refuses what cannot be of the kind', () => {
  each(date('签订日期'), { '2024-2-30': '✗日期错误', 昨天: '✗日期错误', '1/5/2024': '✗日期错误', 12: '✗日期错误' })
  each(bool('省级'), { 也许: '✗省级只能填是或否' })
  each(oneOf('阶段', ['甲', '乙']), { 丙: '✗阶段不在可选范围' })
  each(dict('类型', 'clientType'), { 无此: '✗类型不在可选范围', 同名: '✗类型“同名”有多项，请填写编码' })
  each(ref('协助人', 'user'), { 无此: '✗协助人不存在', 陆遥: '✗协助人“陆遥”有多条，请改填编号' })
  each(refs('成员', 'user'), { '林一、陆遥': '✗成员“陆遥”有多条，请改填编号' })
  each(json('曾用名'), { '[]': '✗曾用名不能导入' })
})

it('days as people and spreadsheets write them', () => {
  const day = '2024-01-05'
  each(date('签订日期'), {
    '2024-1-5': day,
    '2024/01/05': day,
    '2024.1.5': day,
    '2024年1月5日': day,
    20240105: day,
    45296: day,
    '45296.75': day,
    '２０２４－０１－０５': day,
    '2024-01-05 08:30:00': day,
  })
  each(datetime('时间'), {
    '2024-1-5 8:30': '2024-01-05T08:30:00+08:00',
    '2024年1月5日 8时30分': '2024-01-05T08:30:00+08:00',
    '45296.75': '2024-01-05T18:00:00+08:00',
    '2024-01-05': '2024-01-05T00:00:00+08:00',
    '2024-01-05 25:00': '✗日期错误',
  })
  each(time('上班'), { '8:30': '08:30', '08:30:00': '08:30', '0.375': '09:00', 八点: '✗上班格式错误' })
})

it('figures in full width, grouped, with signs', () => {
  each(money('金额'), { '￥1,234.50': '1234.50', '１２３４．５': '1234.5', '1234.50元': '1234.50', '1,23': '1,23' })
  each(int('序号'), { '３': '3', '3.0': '3' })
  each(percent('比例'), { '85.25%': '85.25', '６％': '6', '6': '6' })
})

it('text, contacts, yes and no', () => {
  each(text('名称'), { '　甲市　医院　': '甲市　医院', ＡＢ１２: 'AB12', '甲\n乙': '甲 乙' })
  each(longText('说明'), { '甲\r\n乙': '甲\n乙' })
  each(phone('电话'), { '１３８００００００００': '13800000000' })
  each(bool('省级'), { 是: true, 否: false, TRUE: true, '０': false })
})

it('entries by name, rows by title or number', () => {
  each(dict('类型', 'clientType'), { 企业: 'e' })
  each(ref('协助人', 'user'), { 林一: '1', '０００12': '2' })
  each(refs('成员', 'user'), { '林一，00012': ['1', '2'] })
})
