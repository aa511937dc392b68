import { expect, test } from 'vitest'
import { nextSort, pageSum, tableWidth } from './columns.ts'
import { deleteQuestion, enableQuestion } from './confirmations.ts'
import { pageCount, pageMarks } from './pages.ts'
import { moved } from './row-keys.ts'
import { pageState, pageToggled, rangeToggled } from './selection.ts'

test('questions name the first and count the rest', () => {
  expect(deleteQuestion([])).toBeUndefined()
  expect(deleteQuestion(['甲'])).toBe('确定删除【甲】吗？')
  expect(deleteQuestion(['甲', '乙', '丙'])).toBe('确定删除【甲等3项】吗？')
  expect(enableQuestion(['甲'], true)).toBe('确定启用【甲】吗？')
  expect(enableQuestion(['甲'], false)).toBe('确定停用【甲】吗？')
})

test('rows of other pages stay chosen', () => {
  const next = pageToggled(new Set(['other', 'a']), ['a', 'b'], false)
  expect([...next]).toEqual(['other'])
  expect(pageState(new Set(['other']), ['a', 'b'])).toBe('none')
  expect(pageState(new Set(['a', 'b']), ['a', 'b'])).toBe('all')
  expect(pageState(new Set(), [])).toBe('none')
})

test('shift takes the range in either direction, and one row when the first is gone', () => {
  const ids = ['a', 'b', 'c', 'd']
  expect([...rangeToggled(new Set(), ids, 'd', 'b', true)]).toEqual(['b', 'c', 'd'])
  expect([...rangeToggled(new Set(), ids, 'gone', 'b', true)]).toEqual(['b'])
})

test('page marks never exceed seven and always hold first, last and present', () => {
  expect(pageMarks(1, 6)).toEqual([1, 2, 3, 4, 5, 6])
  expect(pageMarks(1, 7)).toEqual([1, 2, 3, 4, 'after', 7])
  expect(pageMarks(1, 9)).toEqual([1, 2, 3, 4, 'after', 9])
  for (let page = 1; page <= 40; page++) {
    const marks = pageMarks(page, 40)
    expect(marks.length).toBeLessThanOrEqual(7)
    for (const needed of [1, page, 40]) expect(marks).toContain(needed)
  }
  expect(pageCount(0, 10)).toBe(1)
  expect(pageCount(128, 20)).toBe(7)
})

test('small rules', () => {
  expect(nextSort('-a', 'b')).toBe('b')
  expect(moved(-1, 3, 'previous')).toBe(0)
  expect(moved(2, 3, 'next')).toBe(2)
  expect(moved(0, 0, 'next')).toBe(-1)
  expect(
    tableWidth(
      [
        { key: 'a', title: '' },
        { key: 'b', title: '', width: 100 },
      ],
      true,
    ),
  ).toBe(324)
  expect(
    pageSum(
      [{ m: '0.1' }, { m: '5' }, { m: '0.2' }],
      (r) => r.m,
      (r) => r.m !== '5',
    ),
  ).toBe('0.30')
})
