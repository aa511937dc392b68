import { expect, test } from 'vitest'
import { readTime } from './TimeInput.tsx'

test.each(['25:00', '8:60', '2460', '上午', '1', ''])('%s is no time and stays as typed', (text) => {
  expect(readTime(text)).toBe(text)
})

test.each([
  ['830', '08:30'],
  ['2359', '23:59'],
  ['８：３０', '08:30'],
  ['8时30分', '08:30'],
])('%s is %s', (text, time) => {
  expect(readTime(text)).toBe(time)
})
