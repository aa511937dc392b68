import { expect, it } from 'vitest'
import { Problem } from './face.ts'
import { json, jsonFace, place, readParts } from './json.ts'
import { readValue, showValue } from './kinds.ts'
import { text } from './text.ts'

const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)])

it('reads what the database can hold: not nested without end', () => {
  expect(jsonFace.read(nested(101), json('规则'))).toEqual(new Problem('规则嵌套过深'))
  expect(jsonFace.read(nested(4000), json('规则'))).toBeInstanceOf(Problem)
  expect(jsonFace.read(nested(100), json('规则'))).toEqual(nested(100))
})

const config = json('下载配置', { names: { needAudit: '须审核', days: '有效天数' } })

it('is never read as code where its parts have names', () => {
  expect(showValue({ needAudit: false, days: 7 }, config)).toBe('须审核：否，有效天数：7')
  expect(showValue({ days: null, needAudit: true }, config)).toBe('须审核：是')
})

it('leaves out parts that have no name', () => {
  expect(showValue({ days: 3, secret: 'x' }, config)).toBe('有效天数：3')
})

it('reads a list of words as one, and nothing of what has neither names nor words', () => {
  expect(showValue(['甲', '乙'], json('词'))).toBe('甲、乙')
  expect(showValue({ a: true }, json('其他'))).toBe('')
})

it('reads parts within parts by their names, without brackets and ids', () => {
  const names = { grades: '等级', weights: '权重', task: '任务', okr: 'OKR' }
  const rule = {
    grades: [
      ['S', 95],
      ['A', 85],
    ],
    weights: { task: 30, okr: 15 },
    by: '16046f0f-102f-5587-97ca-23246aa34c17',
  }
  expect(readParts(rule, names)).toBe('等级：S 95、A 85；权重：任务：30，OKR：15')
  expect(readParts([3, 7])).toBe('3、7')
  expect(readParts([{ name: '前端二', load: 20 }, { name: '后端二' }])).toBe('前端二、后端二')
  expect(readParts(null)).toBe('')
  expect(showValue(rule, json('规则', { names }))).toBe('等级：S 95、A 85，权重：任务：30，OKR：15')
})

it('calls what has a name by it, and tells what else of it has one', () => {
  const names = { name: '姓名', days: '人天' }
  expect(readParts([{ name: '甲项目', days: '3.0', projectId: 'p' }, { name: '乙项目' }], names)).toBe(
    '甲项目（人天：3.0）；乙项目',
  )
  expect(readParts({ nodes: [{ roleId: 'r', role: { name: '销售' } }] }, { nodes: '', role: '', name: '' })).toBe(
    '销售',
  )
})

it('reads choices by their words, and keys that are words themselves', () => {
  const days = json('星期', {
    structure: ['int'],
    choices: [
      [1, '周一'],
      [7, '周日'],
    ],
  })
  expect(showValue([1, 7], days)).toBe('周一、周日')
  expect(showValue({ '2026-11': '5000.00' }, json('额度', { isMap: true }))).toBe('2026-11：5000.00')
})

it('reads an object by the fields of its parts, those that are filled', () => {
  const cycle = json('循环', {
    parts: { kind: text('类型'), day: text('日期') },
  })
  expect(showValue({ kind: '每周', day: '周一', other: 'x' }, cycle)).toBe('类型：每周，日期：周一')
  expect(showValue({ kind: '每天', day: null }, cycle)).toBe('类型：每天')
})

it('what is no place is said in the words of its field, where it has some', () => {
  const off = { lng: 181, lat: 30, address: '' }
  expect((readValue(off, place('坐标')) as Problem).message).toBe('坐标格式错误')
  expect((readValue(off, place('位置', { wrong: '位置错误' })) as Problem).message).toBe('位置错误')
})
