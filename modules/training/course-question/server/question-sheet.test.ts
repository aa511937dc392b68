import { expect, test } from 'vitest'
import { questionHeads, sheetQuestions } from './question-sheet.ts'

const heads = ['题型', '题干', '选项A', '选项B', '选项C', '答案', '分值', '解析']
const faults = (...cells: string[]) => sheetQuestions([heads, cells])[0]?.errors

test('what cannot be asked is told by its row', () => {
  expect(() => sheetQuestions([['题型', '题干']])).toThrow('模板缺少列：选项A')
  expect(() => sheetQuestions([heads, ['', '']])).toThrow('文件中没有数据行')
  expect(faults('填空', '几级', '一', '二', '', 'A')).toEqual(['题型只能为单选、多选、判断'])
  expect(faults('单选', '', '一', '二', '', 'A')).toEqual(['题干不能为空'])
  expect(faults('单选', '几级', '一', '', '', 'A')).toEqual(['选项至少2个'])
  expect(faults('单选', '几级', '一', '', '三', 'A')).toEqual(['选项须从A起连续'])
  expect(faults('单选', '几级', '一', '一', '', 'A')).toEqual(['选项重复'])
  expect(faults('单选', '几级', '一', '二', '', 'AB')).toEqual(['答案数量不正确'])
  expect(faults('多选', '几级', '一', '二', '', 'A')).toEqual(['答案数量不正确'])
  expect(faults('单选', '几级', '一', '二', '', 'C')).toEqual(['答案不在选项中'])
  expect(faults('判断', '可以吗', '对', '错', '', 'A')).toEqual(['判断题只有 A 正确、B 错误'])
  for (const score of ['0', '101', '1.5', '十'])
    expect(faults('单选', '几级', '一', '二', '', 'A', score)).toEqual(['分值须为1至100的整数'])
})

test('a question is read by its headings, in whatever order they stand', () => {
  expect(questionHeads).toContain('选项H')
  const [first, second] = sheetQuestions([
    heads,
    ['多选', '谁批', '甲', '乙', '丙', 'c，a', '100', '见制度'],
    ['', '', '', '', '', '', '', ''],
    ['判断', '可以吗', '', '', '', 'b', '', ''],
  ])
  expect(first).toMatchObject({ row: 2, errors: [], values: { answer: ['A', 'C'], score: 100, analysis: '见制度' } })
  expect(second).toMatchObject({ row: 4, errors: [], values: { answer: ['B'], score: 10, analysis: null } })
  expect(second?.values.options.map(({ text }) => text)).toEqual(['正确', '错误'])
})
