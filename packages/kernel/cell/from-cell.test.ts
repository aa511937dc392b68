import { expect, it } from 'vitest'
import type { Field } from '../field.ts'
import { bool } from '../kinds/bool.ts'
import { dict, oneOf } from '../kinds/choice.ts'
import { phone } from '../kinds/contact.ts'
import { date, datetime, time } from '../kinds/date.ts'
import { money, percent } from '../kinds/decimal.ts'
import { Problem } from '../kinds/face.ts'
import { files, signature } from '../kinds/file.ts'
import { int } from '../kinds/int.ts'
import { json, place } from '../kinds/json.ts'
import { lines } from '../kinds/lines.ts'
import { ref, refs } from '../kinds/ref.ts'
import { longText, text } from '../kinds/text.ts'
import { fromCell, type Known } from './from-cell.ts'

const goods = lines('明细', {
  name: text('名称'),
  count: int('数量'),
  userId: ref('负责人', 'user'),
  done: bool('完成'),
})
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
  each(json('曾用名'), { '["甲"': '✗曾用名不是有效的JSON' })
  each(place('坐标'), {
    文三路: '✗坐标须写作“地址（经度,纬度）”，如：文三路（120.15,30.28）',
    '文三路（东,西）': { lng: Number.NaN, lat: Number.NaN, address: '文三路' },
  })
  const byAddress = '✗附件须写明文件地址，一行一个，如：合同.pdf（/file/attachment/…）'
  each(files('附件'), { '甲.pdf': byAddress, '甲.pdf（/file/attachment/a.pdf）\n乙.pdf': byAddress })
  each(signature('签名'), { '/file/signature/a.png': '✗签名不能导入' })
  each(lines('签到', { by: signature('签名') }), { '签名：/file/signature/a.png': '✗签到不能导入' })
  each(goods, {
    甲: '✗第1行：须写作“列名：内容；列名：内容”',
    '名称：甲\n名称：乙；单价：1': '✗第2行：没有“单价”这一列',
    '名称：甲；名称：乙': '✗第1行：“名称”重复',
    '名称：甲\n负责人：无此': '✗第2行：负责人不存在',
  })
  each(goods, { [`名称：${'甲'.repeat(32_763)}…`]: '✗明细超出单元格的长度，请在页面修改' })
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

it('places, lists of words, json, files and lines', () => {
  const at = { lng: 120.15, lat: 30.28, address: '文三路' }
  each(place('坐标'), { '文三路（120.15,30.28）': at, '文三路 (１２０．１５， 30.28)': at })
  each(json('曾用名'), { '甲、乙': ['甲', '乙'], '{"甲":[1]}': { 甲: [1] }, true: true })
  each(json('税率', { default: [] }), { 13: ['13'], '13、9': ['13', '9'], '["13"]': ['13'] })
  each(files('附件'), {
    '甲(1).pdf（/file/attachment/a.pdf）\n/file/attachment/b.pdf': [
      { url: '/file/attachment/a.pdf' },
      { url: '/file/attachment/b.pdf' },
    ],
  })
  each(goods, {
    '名称：甲；数量：２；负责人：林一；完成：是\n\n 名称: "乙；""丙""\n丁" ;': [
      { name: '甲', count: '2', userId: '1', done: true },
      { name: '乙；"丙" 丁' },
    ],
    '名称：': [{}],
  })
})
