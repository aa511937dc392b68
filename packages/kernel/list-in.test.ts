import { expect, it } from 'vitest'
import { listIn, presentList } from './list-in.ts'

it('gives the list itself, and the same empty one for everything else', () => {
  const list = ['a']
  expect(listIn(list)).toBe(list)
  expect(['a', null, undefined, { length: 1 }].map((value) => listIn(value))).toEqual([[], [], [], []])
  expect(listIn(null)).toBe(listIn(undefined))
})

it('refuses what is no list where one is declared', () => {
  expect(presentList(['a'])).toEqual(['a'])
  expect(() => presentList(undefined)).toThrow('A list is declared')
})
