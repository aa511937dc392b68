import { expect, test } from 'vitest'
import { dropped, linesOf, type MenuRow, stepped } from './menu-rows.ts'

const row = (id: number, parentId: number | null, sort: number) => ({ id, parentId, sort }) as MenuRow
const [sales, work, client, contract, task] = [
  row(1, null, 10),
  row(2, null, 20),
  row(11, 1, 10),
  row(12, 1, 20),
  row(21, 2, 10),
]
const rows = [sales, work, client, contract, task]

test('nothing goes past the ends, onto itself, or a group into a group', () => {
  expect([stepped(rows, client, -1), stepped(rows, contract, 1), stepped(rows, work, 1)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect([dropped(client, client), dropped(sales, task)]).toEqual([undefined, undefined])
})

test('an entry is put in front of the one it is dropped on, or at the end of a group', () => {
  expect(linesOf(rows).map(({ id }) => id)).toEqual([1, 11, 12, 2, 21])
  expect(dropped(client, task)).toEqual({ parentId: 2, sort: 10 })
  expect(dropped(client, work)).toEqual({ parentId: 2, sort: 1_000_000 })
  expect(dropped(work, sales)).toEqual({ parentId: null, sort: 10 })
  expect(stepped(rows, client, 1)).toEqual({ parentId: 1, sort: 21 })
  expect(stepped(rows, contract, -1)).toEqual({ parentId: 1, sort: 10 })
})
