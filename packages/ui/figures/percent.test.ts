import { expect, test } from 'vitest'
import { change, hours, percent, ratioOf } from './percent.ts'

test('percent has one decimal, the whole has none, and almost is not all', () => {
  expect(percent(858 / 2574)).toBe('33.3%')
  expect(percent(0)).toBe('0.0%')
  expect(percent(1)).toBe('100%')
  expect(percent(0.9999)).toBe('99.9%')
  expect(percent(1.205)).toBe('120.5%')
  expect(percent(undefined)).toBe('—')
})

test('a ratio of nothing is not known', () => {
  expect(ratioOf('5', '0')).toBeUndefined()
  expect(ratioOf(null, '10')).toBeUndefined()
  expect(ratioOf('412300', '2000000')).toBeCloseTo(0.20615)
})

test('changes carry their sign, hours their decimal', () => {
  expect(change(0.125)).toBe('+12.5%')
  expect(change(-0.081)).toBe('−8.1%')
  expect(hours('8')).toBe('8.0')
  expect(hours(null)).toBe('—')
})
