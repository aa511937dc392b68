import { expect, it } from 'vitest'
import { type CostNode, joinFew } from './join-few.ts'

const of = (departmentId: string | null, count: number, company = 'A'): CostNode => {
  const money = `${count * 100}.00`
  return { company, month: '2026-03', departmentId, count, money, security: '1.00', fundCompany: '2.00', cost: money }
}
const told = (nodes: readonly CostNode[]) =>
  joinFew(nodes).map(({ departmentId, count, cost }) => [departmentId, count, cost])

it('three people are told of, two are not told of alone', () => {
  expect(told([of('a', 3), of('b', 4)])).toEqual([
    ['b', 4, '400.00'],
    ['a', 3, '300.00'],
  ])
  expect(told([of('a', 1), of('b', 2), of('c', 9)])).toEqual([
    ['c', 9, '900.00'],
    [null, 3, '300.00'],
  ])
})

it('where the few are too few together, the next smallest goes with them', () => {
  expect(told([of('a', 2), of('b', 5), of('c', 9)])).toEqual([
    ['c', 9, '900.00'],
    [null, 7, '700.00'],
  ])
})

it('a company of two gives no figures, and does not lend its people to another', () => {
  expect(told([of('a', 2), of('b', 3, 'B')])).toEqual([
    [null, 2, null],
    ['b', 3, '300.00'],
  ])
})
