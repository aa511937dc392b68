import { expect, test } from 'vitest'
import { freeDay, plannedItem, toldItem, unexplained, weekLines, withDay } from './week-lines.ts'

const item = {
  ...{ id: 'i', sourceType: 'task', sourceId: 't', title: '接口联调', planHours: '8.0', actualHours: null },
  ...{ isDone: false, days: [1, 2], reason: null },
}

test('an item that was not done asks for a reason, one that was does not', () => {
  const [line] = weekLines([item], [], {})
  expect(line && unexplained([line])).toHaveLength(1)
  expect(line && unexplained([{ ...line, reason: '等待他人' }])).toEqual([])
  expect(line && unexplained([{ ...line, isDone: true }])).toEqual([])
})

test('an item follows the days on which it was worked', () => {
  const worked = [
    { sourceType: 'task', sourceId: 't', title: '改名', actualHours: '3.5', isDone: false },
    { sourceType: 'task', sourceId: 't', title: '改名', actualHours: '2.0', isDone: true },
    { sourceType: 'task', sourceId: 'u', title: '接口联调', actualHours: '9.0', isDone: true },
  ]
  expect(weekLines([item], worked, {})[0]).toMatchObject({ isDone: true, actualHours: 5.5 })
  expect(weekLines([item], worked, { i: { isDone: false } })[0]).toMatchObject({ isDone: false })
  // a hand-in that was refused has written hours that nobody told yet
  expect(weekLines([{ ...item, actualHours: '0.0' }], worked, {})[0]).toMatchObject({ actualHours: 5.5 })
  const toldOnes = weekLines([{ ...item, isDone: false, actualHours: '1.0' }], worked, {}, true)
  expect(toldOnes[0]).toMatchObject({ isDone: false, actualHours: 1 })
})

test('work without a record is known by its words', () => {
  const other = { ...item, sourceType: '其他', sourceId: null }
  const worked = [{ sourceType: '其他', sourceId: null, title: '接口联调', actualHours: '1.0', isDone: true }]
  expect(weekLines([other], worked, {})[0]).toMatchObject({ isDone: true })
})

test('a reason goes with what was not done alone, hours have one place', () => {
  const [line] = weekLines([item], [], { i: { isDone: true, reason: '其他', actualHours: 8 } })
  expect(line && toldItem(line)).toEqual({ id: 'i', isDone: true, actualHours: '8.0', reason: null })
  expect(line && plannedItem({ ...line, days: withDay(line.days, 2) })).toEqual({
    id: 'i',
    days: [1],
    planHours: '8.0',
  })
})

test('a new line stands on the first day from now on that has the fewest lines, on a weekend on Monday', () => {
  const on = (...days: readonly number[][]) =>
    weekLines(
      days.map((each, at) => ({ ...item, id: `${at}`, days: each })),
      [],
      {},
    )
  expect(freeDay([], '2026-11-30', '2026-11-28')).toEqual([1])
  expect(freeDay(on([1], [2]), '2026-11-30', '2026-11-28')).toEqual([3])
  expect(freeDay(on([1, 2, 3, 4, 5], [4]), '2026-11-23', '2026-11-26')).toEqual([5])
  expect(freeDay([], '2026-11-23', '2026-11-28')).toEqual([1])
})
