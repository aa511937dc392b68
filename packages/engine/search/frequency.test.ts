import { expect, test } from 'vitest'
import { shareOf } from './frequency.ts'

const frequencies = {
  rows: 1_000_000,
  shares: new Map([
    ['合同', 0.5],
    ['系统', 0.4],
    ['统建', 0.2],
    ['ht', 0.01],
    ['~ht', 0.45],
  ]),
}

test('a keyword is at most as frequent as its rarest gram', () => {
  expect(shareOf('合同', frequencies)).toBe(0.5)
  expect(shareOf('系统建', frequencies)).toBe(0.2)
  expect(shareOf('合同 系统', frequencies)).toBe(0.4)
})

test('a keyword with a gram that is not counted is rare', () => {
  expect(shareOf('协和', frequencies)).toBeUndefined()
  expect(shareOf('合同 协和', frequencies)).toBeUndefined()
  expect(shareOf('系统升级', frequencies)).toBeUndefined()
})

test('letters are found in the text or as initials: both add up', () => {
  expect(shareOf('ht', frequencies)).toBeCloseTo(0.46)
})
