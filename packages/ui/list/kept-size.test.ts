// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { fittingSize, keepSize, keptSize } from './kept-size.ts'
import { firstState, readState, writeState } from './list-state.ts'

afterEach(() => localStorage.clear())

it('is kept for a person and a list, and only where it is one of the sizes', () => {
  keepSize('u1', '/contract', 50)
  expect([keptSize('u1', '/contract'), keptSize('u2', '/contract'), keptSize('u1', '/client')]).toEqual([50, 10, 10])
  keepSize('u1', '/contract', 9999)
  expect(keptSize('u1', '/contract')).toBe(10)
})

it('an address that names a size wins over the usual one, and names none where it is the usual', () => {
  const read = (query: string) => readState(new URLSearchParams(query), 50).size
  expect([read(''), read('size=20'), read('size=7')]).toEqual([50, 20, 50])
  expect(writeState({ ...firstState, size: 50 }, 50).toString()).toBe('')
  expect(writeState({ ...firstState, size: 10 }, 50).toString()).toBe('size=10')
})

it('without a choice a page has as many rows as fill the window, cards on the phone ten', () => {
  expect([fittingSize(768, false), fittingSize(900, false), fittingSize(1440, false)]).toEqual([10, 20, 20])
  expect(fittingSize(2160, false)).toBe(50)
  expect([fittingSize(500, false), fittingSize(1300, true)]).toEqual([10, 10])
  expect(keptSize('u1', '/contract', 20)).toBe(20)
  keepSize('u1', '/contract', 10)
  expect(keptSize('u1', '/contract', 20)).toBe(10)
})
