import { expect, it } from 'vitest'
import { Problem } from './face.ts'
import { json, jsonFace, readParts } from './json.ts'
import { showValue } from './kinds.ts'

const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)])

it('reads what the database can hold: not nested without end', () => {
  expect(jsonFace.read(nested(101), json('规则'))).toEqual(new Problem('规则嵌套过深'))
  expect(jsonFace.read(nested(4000), json('规则'))).toBeInstanceOf(Problem)
  expect(jsonFace.read(nested(100), json('规则'))).toEqual(nested(100))
})

const config = json('下载配置', { names: { needAudit: '须审核', days: '有效天数' } })

it('is never read as code where its parts have names', () => {
  expect(showValue({ needAudit: false, days: 7 }, config)).toBe('须审核：否，有效天数：7')
  expect(showValue({ days: null, needAudit: true }, config)).toBe('须审核：是，有效天数：—')
})

it('leaves out parts that have no name', () => {
  expect(showValue({ days: 3, secret: 'x' }, config)).toBe('有效天数：3')
})

it('reads a list of words as one, and what has no shape as it is written', () => {
  expect(showValue(['甲', '乙'], json('词'))).toBe('甲、乙')
  expect(showValue({ a: true }, json('其他'))).toBe('{"a":true}')
})

it('reads parts within parts by their names, without brackets and ids', () => {
  const names = { weights: '权重', grades: '等级', task: '任务' }
  const rule = {
    grades: [
      ['S', 95],
      ['A', 85],
    ],
    weights: { task: 30, okr: 15 },
    by: '16046f0f-102f-5587-97ca-23246aa34c17',
  }
  expect(readParts(rule, names)).toBe('等级：S 95、A 85；权重：任务：30，okr：15')
  expect(readParts([3, 7])).toBe('3、7')
  expect(readParts([{ name: '前端二', load: 20 }, { name: '后端二' }])).toBe('前端二、后端二')
  expect(readParts(null)).toBe('')
  expect(showValue(rule, json('规则', { names }))).toBe('权重：任务：30，okr：15，等级：S 95、A 85')
})
