import { expect, test } from 'vitest'
import { autoScore } from './score.ts'

const of = (weight: string, base: number, hit: number, minus = '0.0') => autoScore({ weight, base, hit, minus })

test('a share is rounded half up, by itself and before what is taken off', () => {
  expect(of('40', 3, 2)).toBe('26.7')
  // 15 × 11 / 20 = 8.25
  expect(of('15', 20, 11)).toBe('8.3')
  expect(of('15', 20, 11, '2.5')).toBe('5.8')
})

test('nothing owed is all of it, and no kind of work falls below nothing', () => {
  expect(of('10', 0, 0)).toBe('10.0')
  expect(of('10', 0, 0, '2.5')).toBe('7.5')
  expect(of('10', 0, 0, '10.5')).toBe('0.0')
  expect(of('40', 5, 1, '9.0')).toBe('0.0')
})
