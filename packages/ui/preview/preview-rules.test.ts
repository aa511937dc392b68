import { afterEach, expect, test, vi } from 'vitest'
import { kindOf } from './kind.ts'
import { findMatches } from './matches.ts'
import { rotate, zoomed } from './rotation.ts'

afterEach(() => vi.restoreAllMocks())

test('a rotation that is no multiple of 90 is refused in the console', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(rotate(90, 45)).toBe(90)
  expect(error).toHaveBeenCalledExactlyOnceWith('旋转角度必须为90的倍数')
  expect(rotate(270, 90)).toBe(0)
  expect(rotate(0, -90)).toBe(270)
  expect(rotate(0, 450)).toBe(90)
  expect(error).toHaveBeenCalledTimes(1)
})

test('kinds go by the extension', () => {
  expect(kindOf('a.exe')).toBe('unknown')
  expect(kindOf('合同')).toBe('unknown')
  expect(kindOf('a.PDF')).toBe('pdf')
  expect(kindOf('a.docx')).toBe('office')
})

test('a word is found over the borders of items', () => {
  expect(findMatches(['合', '同金', '额', '，合同'], '合同')).toEqual([
    [
      { item: 0, from: 0, to: 1 },
      { item: 1, from: 0, to: 1 },
    ],
    [{ item: 3, from: 1, to: 3 }],
  ])
  expect(findMatches(['abc'], ' ')).toEqual([])
})

test('zoom has steps and ends', () => {
  expect(zoomed(1, 1)).toBe(1.25)
  expect(zoomed(1.1, -1)).toBe(1)
  expect(zoomed(4, 1)).toBe(4)
  expect(zoomed(0.25, -1)).toBe(0.25)
})
