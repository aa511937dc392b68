import { expect, it } from 'vitest'
import { Problem } from './face.ts'
import { readValue } from './kinds.ts'
import { longText, text } from './text.ts'

const problem = (raw: unknown, field: Parameters<typeof readValue>[1]): unknown => {
  const read = readValue(raw, field)
  return read instanceof Problem ? read.message : read
}

it('is no longer and no shorter than its field says, counted in letters as people see them', () => {
  const name = text('名称', { min: 2, max: 4 })
  expect(problem('一二三四五', name)).toBe('名称最多4个字')
  expect(problem('一', name)).toBe('名称至少2个字')
  expect(problem('一二三四', name)).toBe('一二三四')
  expect(problem('𠮷𠮷𠮷𠮷', name)).toBe('𠮷𠮷𠮷𠮷')
  expect(problem('长'.repeat(256), text('名称'))).toBe('名称最多255个字')
  expect(problem('长'.repeat(10_001), longText('说明'))).toBe('说明最多10000个字')
})

it('is of the form that its field asks for', () => {
  const code = text('编码', { pattern: { source: '^[a-z]+$', message: '编码只能用小写字母' } })
  expect([problem('a1', code), problem('ab', code)]).toEqual(['编码只能用小写字母', 'ab'])
  expect(problem(5, code)).toBe('编码格式错误')
})

it('of blanks alone is nothing; blanks around it go, lines stay where there may be several', () => {
  expect([problem('   ', text('名称')), problem(' 一 ', text('名称'))]).toEqual([null, '一'])
  expect(problem('\ufeff一\u200b二', text('名称'))).toBe('一二')
  expect(problem('👨\u200d👩', text('名称'))).toBe('👨\u200d👩')
  expect(problem('一\n二', text('名称'))).toBe('名称含有不能识别的字符')
  expect(problem('一\n二', longText('说明'))).toBe('一\n二')
  expect(problem('一\u0000二', longText('说明'))).toBe('说明含有不能识别的字符')
  expect(problem('AB', text('账号', { lower: true }))).toBe('ab')
})
