import { expect, test } from 'vitest'
import { dueGroups } from './due-groups.ts'
import { readQuickLine } from './quick-line.ts'

// a Friday
const today = '2026-11-27'

test('a line without a name, or for a day that is over, is refused in words', () => {
  expect(readQuickLine('  ', today)).toBe('请填写任务名称')
  expect(readQuickLine('@王芳', today)).toBe('请填写任务名称')
  expect(readQuickLine('接口 2026-11-20', today)).toBe('日期不能早于今天')
})

test.each([
  ['接口联调', '接口联调', undefined, today],
  ['接口 联调 @王芳', '接口 联调', '王芳', today],
  ['接口 @王芳 明天', '接口', '王芳', '2026-11-28'],
  ['接口 周五', '接口', undefined, today],
  ['接口 周三', '接口', undefined, '2026-12-02'],
  ['接口 下周一', '接口', undefined, '2026-11-30'],
  ['接口 ＠王芳 12-05', '接口', '王芳', '2026-12-05'],
  ['接口 1月3日', '接口', undefined, '2027-01-03'],
  ['接口 2026-12-31', '接口', undefined, '2026-12-31'],
  ['接口 2.0', '接口 2.0', undefined, today],
  ['升级到 2.1', '升级到 2.1', undefined, today],
])('%s', (line, name, person, date) => {
  expect(readQuickLine(line, today)).toEqual({ name, person, date })
})

test('open tasks stand by when they are due, without empty groups', () => {
  const rows = ['2026-11-26', today, '2026-11-29', '2026-11-30'].map((date) => ({ date }))
  expect(dueGroups(rows, today).map(({ label, rows: own }) => [label, own.length])).toEqual([
    ['逾期', 1],
    ['今天', 1],
    ['本周', 1],
    ['以后', 1],
  ])
  expect(dueGroups([{ date: today }], today).map(({ label }) => label)).toEqual(['今天'])
})
