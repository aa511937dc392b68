import { expect, test } from 'vitest'
import { checkedInForm, checkedSetting } from './checked-setting.ts'
import { Problem } from './kinds/face.ts'
import { int } from './kinds/int.ts'
import { json } from './kinds/json.ts'
import { lines } from './kinds/lines.ts'
import { parts } from './kinds/parts.ts'
import { text } from './kinds/text.ts'
import { readSetting, setting, settingInForm, settingText } from './setting.ts'

const days = int('天数', { required: true, min: 0 })
const most = setting('a.most', int('最多', { default: 3, min: 1 }))
const byGrade = setting('a.byGrade', lines('等级', { grade: text('等级'), days }), {
  stored: 'byFirst',
  first: { A: 1 },
})
const rules = lines('规则', { kind: text('类别', { required: true }), days, note: text('说明') })
const byKind = setting('a.byKind', rules, { stored: 'byFirst', first: {} })
const bounds = setting('a.bounds', lines('界限', { name: text('名称'), days }), { stored: 'tuples', first: [] })
const weights = setting('a.weights', parts('权重', { week: parts('周', { task: days }) }), { first: {} })
const words = setting('a.words', json('词', { structure: ['text'], choices: [['甲', '甲']] }), { first: [] })

test.each([
  [
    byGrade,
    '{"A":1,"":30}',
    [
      { grade: 'A', days: 1 },
      { grade: '', days: 30 },
    ],
  ],
  [byKind, '{"病假":{"days":2}}', [{ kind: '病假', days: 2, note: null }]],
  [bounds, '[["S",95]]', [{ name: 'S', days: 95 }]],
  [most, '5', 5],
] as const)('$0.key: %s is shown as lines or a value, and stored as it was', (of, stored, shown) => {
  expect(settingInForm(of, stored)).toEqual(shown)
  expect(settingText(of, shown)).toBe(stored)
})

test('readers get the value in its type; structured data as it is stored', () => {
  expect([readSetting(most, '5'), most.first]).toEqual([5, '3'])
  expect(readSetting(byGrade, '{"A":1}')).toEqual({ A: 1 })
})

test.each([
  [most, '0', '最多不能小于1'],
  [byGrade, 'null', '等级格式错误'],
  [byGrade, '[]', undefined],
  [byGrade, '{"A":-1}', '第1行：天数不能小于0'],
  [byGrade, '{"A":"x"}', '第1行：天数格式错误'],
  [byKind, '{"病假":{}}', '第1行：天数不能为空'],
  [byKind, '{"病假":{"days":1,"colour":"red"}}', '第1行：未知字段'],
  [weights, '{"week":{"task":-1}}', '天数不能小于0'],
  [weights, '{"month":{}}', '未知字段month'],
  [weights, '[]', '权重格式错误'],
  [words, '["乙"]', '词没有乙'],
  [words, '[1]', '词格式错误'],
  [words, '["甲"]', undefined],
] as const)('$0.key refuses %s: %s', (of, stored, message) => {
  const checked = checkedSetting(of, stored)
  expect(checked instanceof Problem ? checked.message : undefined).toBe(message)
})

test('figures that a form holds as texts are stored in their type', () => {
  expect(checkedInForm(byGrade, [{ grade: 'A', days: '80' }])).toBe('{"A":80}')
  expect(checkedSetting(byKind, '{"病假":{"days":"2","note":""}}')).toBe('{"病假":{"days":2}}')
  const twice = checkedInForm(byGrade, [{ days: 1 }, { grade: 'A', days: 2 }, { grade: null, days: 3 }])
  expect(twice).toMatchObject({ message: '第3行：等级重复', at: { '2.grade': '等级重复' } })
  expect([checkedInForm(most, '5'), checkedInForm(most, '')]).toEqual(['5', ''])
})
