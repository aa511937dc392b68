import { expect, test } from 'vitest'
import { percentOf, playedPart, seekable } from './played.ts'

test('tells whole seconds, and nothing of less than one', () => {
  expect(playedPart(0.4, 15.9, 600)).toEqual({ from: 0, to: 15 })
  expect(playedPart(15, 15.9, 600)).toBeUndefined()
  expect(playedPart(20, 15, 600)).toBeUndefined()
})

test('never tells of more than the film has', () => {
  expect(playedPart(590, 600.4, 600)).toEqual({ from: 590, to: 600 })
  expect(playedPart(600, 600.9, 600)).toBeUndefined()
})

test('winds ahead only where that is allowed, back always', () => {
  expect(seekable(500, 60, true)).toBe(500)
  expect(seekable(500, 60, false)).toBe(60)
  expect(seekable(30, 60, false)).toBe(30)
})

test('a film is whole at its last second, not before', () => {
  expect([percentOf(599, 600), percentOf(600, 600), percentOf(10, null)]).toEqual([99, 100, 0])
})
