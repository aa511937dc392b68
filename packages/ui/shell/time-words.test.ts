import { expect, it } from 'vitest'
import { dateWords, greeting, whenWords } from './time-words.ts'

const now = new Date('2026-11-18T17:30:00Z')

it('counts days in +08:00, wherever the device is', () => {
  expect(dateWords(now)).toBe('11 月 19 日，星期四')
  expect(whenWords('2026-11-19T00:20:00+08:00', now)).toBe('00:20')
  expect(whenWords('2026-11-18T23:00:00+08:00', now)).toBe('昨天')
  expect(whenWords('2026-11-02T23:00:00+08:00', now)).toBe('11-02')
  expect(whenWords('2025-11-02T23:00:00+08:00', now)).toBe('2025-11-02')
})

it.each([
  ['05:59', '夜深了'],
  ['06:00', '早上好'],
  ['11:59', '上午好'],
  ['13:00', '中午好'],
  ['14:00', '下午好'],
  ['18:00', '晚上好'],
])('%s %s', (time, words) => expect(greeting(new Date(`2026-11-18T${time}:00+08:00`))).toBe(words))
