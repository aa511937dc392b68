import { expect, it } from 'vitest'
import { isHigher, partsOf } from './version.ts'

it.each(['', '1', '1.0', '1.0.0.0', 'v1.0.0', '1.0.x', '-1.0.0', ' 1.0.0'])('%j is no version', (text) =>
  expect(partsOf(text)).toBeUndefined(),
)

it.each([
  ['1.10.0', '1.9.9', true],
  ['2.0.0', '1.99.99', true],
  ['1.0.0', '1.0.0', false],
  ['1.9.9', '1.10.0', false],
  ['1.0.1', '1.1.0', false],
])('%s higher than %s: %s', (one, other, expected) => expect(isHigher(one, other)).toBe(expected))
