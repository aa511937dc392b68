import { expect, it } from 'vitest'
import { playTime } from './play-time.ts'

it.each([
  [0, '00:00'],
  [59, '00:59'],
  [75, '01:15'],
  [3599, '59:59'],
  [3675, '1:01:15'],
])('%i → %s', (seconds, text) => expect(playTime(seconds)).toBe(text))
