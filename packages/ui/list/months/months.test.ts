import { expect, test } from 'vitest'
import { monthsOf, placesOf } from './use-months.ts'

test('a year to come has no months, this one those so far, one gone by all of them', () => {
  expect(monthsOf('2027', '2026-11-27')).toEqual([])
  expect(monthsOf('2026', '2026-03-27')).toEqual(['2026-03', '2026-02', '2026-01'])
  expect(monthsOf('2025', '2026-11-27')).toHaveLength(12)
})

test('rows stand at their month and choice, several in one place', () => {
  const rows = [
    { id: '1', month: '2026-10', company: 'A' },
    { id: '2', month: '2026-10', company: 'A' },
    { id: '3', month: '2026-10', company: 'B' },
  ]
  const places = placesOf(rows, 'month', 'company')
  expect(places.get('2026-10 A')).toHaveLength(2)
  expect(places.get('2026-09 A')).toBeUndefined()
})
