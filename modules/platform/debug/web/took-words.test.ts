import { expect, test } from 'vitest'
import { tookWords } from './took-words.ts'

test('as long as it took, in the unit people count in', () => {
  expect([null, 35, 1249, 125_900].map(tookWords)).toEqual(['—', '35 毫秒', '1.2 秒', '2 分 5 秒'])
})
