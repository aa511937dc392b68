import { afterEach, expect, test, vi } from 'vitest'
import { keep, readKept } from './kept.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('what is broken or not there is nothing', () => {
  expect(readKept('x')).toBeUndefined()
  localStorage.setItem('cb.x', '{')
  expect(readKept('x')).toBeUndefined()
})

test('a device that keeps nothing stops nobody', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('denied')
    },
    clear: () => undefined,
  })
  expect(() => keep('x', 1)).not.toThrow()
  expect(readKept('x')).toBeUndefined()
})

test('what was typed is there again until it is forgotten', () => {
  keep('x', { name: '李' })
  expect(readKept('x')).toEqual({ name: '李' })
  keep('x', undefined)
  expect(readKept('x')).toBeUndefined()
})
