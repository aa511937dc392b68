import { expect, it } from 'vitest'
import { durationWords, playTime } from './play-time.ts'

it.each([
  [0, '00:00'],
  [59, '00:59'],
  [75, '01:15'],
  [3599, '59:59'],
  [3675, '1:01:15'],
])('%i → %s', (seconds, text) => expect(playTime(seconds)).toBe(text))

it.each([
  [0, '0秒'],
  [45, '45秒'],
  [750, '12分30秒'],
  [3600, '1小时'],
  [3661, '1小时1分1秒'],
])('%i in words is %s', (seconds, words) => expect(durationWords(seconds)).toBe(words))
