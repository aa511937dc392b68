import { expect, test } from 'vitest'
import { type Bar, distance, isWorkDay, lengthOf, movedBy, successorsMoved } from './shift.ts'

/** March to May 2026 without weekends and the 6th of April. */
const days = Array.from({ length: 92 }, (_, at) =>
  new Date(Date.UTC(2026, 2, 1 + at)).toISOString().slice(0, 10),
).filter((day) => ![0, 6].includes(new Date(day).getUTCDay()) && day !== '2026-04-06')
const bar = (id: string, start: string, end: string, after: string[] = [], isFree = true): Bar => ({
  ...{ id, start: `2026-${start}`, end: `2026-${end}`, after, isFree },
})

test('a stretch keeps its length over days that are not worked', () => {
  expect([isWorkDay(days, '2026-04-06'), isWorkDay(days, '2026-04-07')]).toEqual([false, true])
  expect(lengthOf(days, '2026-04-03', '2026-04-07')).toBe(2)
  expect(lengthOf(days, '2026-04-03', '2026-04-05')).toBe(1)
  expect(distance(days, '2026-03-09', '2026-03-06')).toBe(-1)
  expect(movedBy(days, { start: '2026-04-02', end: '2026-04-03' }, 1)).toEqual({
    start: '2026-04-03',
    end: '2026-04-07',
  })
})

test('what waits starts behind the greatest end of what it waits for, on through the graph', () => {
  const m1 = bar('M1', '03-02', '03-10')
  const m2 = bar('M2', '03-09', '03-11', ['M1'])
  expect([...successorsMoved([m2, m1], ['M1'], days)]).toEqual([['M2', 2]])
  expect(movedBy(days, { start: '2026-03-09', end: '2026-03-11' }, 2)).toEqual({
    start: '2026-03-11',
    end: '2026-03-13',
  })
  const m3 = bar('M3', '03-12', '03-13', ['M2', 'M1'])
  const far = bar('M4', '03-30', '03-31', ['M3'])
  expect([...successorsMoved([far, m3, m2, m1], ['M1'], days)]).toEqual([
    ['M2', 2],
    ['M3', 2],
  ])
})

test('nobody moves for an end that came earlier, what has begun stays, and so does what waits for nothing that moved', () => {
  const m1 = bar('M1', '03-02', '03-10')
  expect(successorsMoved([m1, bar('M2', '03-09', '03-11', ['M1'])], [], days).size).toBe(0)
  expect(successorsMoved([m1, bar('M2', '03-11', '03-12', ['M1'])], ['M1'], days).size).toBe(0)
  const begun = bar('M2', '03-09', '03-11', ['M1'], false)
  expect(successorsMoved([m1, begun, bar('M3', '03-10', '03-11', ['M2'])], ['M1'], days).size).toBe(0)
})
