import { expect, it } from 'vitest'
import { initialsOf, matches } from './pinyin.ts'

it.each([
  ['合同管理', 'htgl'],
  ['我的商机', 'wdsj'],
  ['开票申请', 'kpsq'],
  ['PPT 模板', 'ppt mb'],
  ['啊', 'a'],
  ['做坐', 'zz'],
])('%s is %s', (text, initials) => expect(initialsOf(text)).toBe(initials))

it('does not find what is not there', () => expect(matches('合同管理', 'hh')).toBe(false))
it('finds by character, by initial, in any case', () =>
  expect(['同管', 'TGL', ' htgl '].map((word) => matches('合同管理', word))).toEqual([true, true, true]))
