import { expect, test } from 'vitest'
import { whenWords } from './when-words.ts'

test.each([
  ['0 9 1 1 *', '0 9 1 1 *'],
  ['*/5 8-18 * * *', '*/5 8-18 * * *'],
  ['daily 03:30', '每日 03:30'],
  ['every 1 minutes', '每分钟'],
  ['every 15 minutes', '每15分钟'],
  ['0 9 * * 1', '每周一 09:00'],
  ['10 0 1 * *', '每月1日 00:10'],
  ['5 2 * * *', '每日 02:05'],
])('%s: %s', (when, words) => {
  expect(whenWords(when)).toBe(words)
})
