import { expect, it } from 'vitest'
import { changedCells, errorsOf, freshLine, linesOf, refusedAt } from './target-year.ts'

const target = (
  userId: string | null,
  month: number,
  money: string,
  year = 2026,
  departmentId: string | null = null,
) => ({
  ...{ id: `${userId}${month}`, userId, departmentId, month, money, year },
  user: userId && { id: userId, name: userId },
  department: departmentId && { id: departmentId, name: departmentId },
})
const line = (more: object) => ({ ...freshLine(), ...more })

it('draws a line for each of this year and of the year before, departments first', () => {
  const rows = [target('b', 1, '1.00'), target('a', 2, '2.00', 2025), target(null, 3, '3.00', 2026, 'd')]
  const lines = linesOf(rows, 2026)
  expect(lines.map(({ userId, departmentId, m1, m2, m3 }) => [userId, departmentId, m1, m2, m3])).toEqual([
    [null, 'd', null, null, '3.00'],
    ['a', null, null, null, null],
    ['b', null, '1.00', null, null],
  ])
})

it('names lines of nobody, of two, those that come twice, and what is no amount', () => {
  const both = { userId: 'a', departmentId: 'd' }
  const errors = errorsOf([line({}), line(both), line({ userId: 'a', m2: '1.005' }), line({ userId: 'a' })])
  expect(Object.keys(errors)).toEqual(['0.userId', '1.userId', '2.m2', '3.userId'])
  expect(errorsOf([line({ userId: 'a', m1: '', m2: '5' })])).toEqual({})
})

it('sends the cells that differ, and takes away what a removed line had', () => {
  const before = linesOf([target('a', 1, '1.00'), target('a', 2, '2.00'), target('b', 1, '9.00')], 2026)
  const cell = { userId: 'a', departmentId: null }
  expect(changedCells(before, [line({ userId: 'a', m1: '1', m2: null, m3: '3' })]).map(({ cell }) => cell)).toEqual([
    { ...cell, month: 2, money: null, was: '2.00' },
    { ...cell, month: 3, money: '3.00', was: null },
    { ...cell, userId: 'b', month: 1, money: null, was: '9.00' },
  ])
})

it('shows a refusal of the server where the cell stands', () => {
  const sent = changedCells([], [line({ userId: 'a', m4: '1.00' }), line({ userId: 'b', m5: '1.00' })])
  expect(refusedAt({ 'cells.1.money': '错', 'cells.0.userId': '人' }, sent)).toEqual({ '1.m5': '错', '0.userId': '人' })
})
