import { expect, it } from 'vitest'
import { rangeOf } from './use-window.ts'

it('draws what is in sight and a little around it, whatever the length', () => {
  expect(rangeOf(0, 640, 32)).toEqual({ from: 0, to: 30 })
  expect(rangeOf(160_000, 640, 32)).toEqual({ from: 4990, to: 5030 })
  expect(rangeOf(160_040, 640, 32)).toEqual({ from: 4990, to: 5040 })
})
