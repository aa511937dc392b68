import { expect, test } from 'vitest'
import { chineseNumber } from './chinese-number.ts'

test.each([
  [0, '零'],
  [10, '十'],
  [12, '十二'],
  [20, '二十'],
  [101, '一百零一'],
  [110, '一百一十'],
  [1001, '一千零一'],
  [1010, '一千零一十'],
  [10_000, '一万'],
  [10_010, '一万零一十'],
  [100_010, '十万零一十'],
  [1_001_000, '一百万一千'],
  [100_000_001, '一亿零一'],
  [100_010_000, '一亿零一万'],
  [-25, '负二十五'],
  [999_999_999_999, '九千九百九十九亿九千九百九十九万九千九百九十九'],
])('%d reads %s', (value, words) => {
  expect(chineseNumber(value)).toBe(words)
})

test('what is no whole number, or too large, keeps its digits', () => {
  expect(chineseNumber(1.5)).toBe('1.5')
  expect(chineseNumber(1_000_000_000_000)).toBe('1000000000000')
})
