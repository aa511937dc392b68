import { expect, it } from 'vitest'
import { depthsOf, draggedTo, familyOf, type PlanBar } from './plan-bar.ts'

const none = new Map()
/** Friday 2026-11-06 to Monday 2026-11-09: two working days. */
const span = { start: '2026-11-06', end: '2026-11-09' }

it('never lays an end on a day without work, whichever way the bar went', () => {
  expect(draggedTo(span, 1, false, none)).toEqual({ start: '2026-11-09', end: '2026-11-10' })
  expect(draggedTo(span, -5, false, none)).toEqual({ start: '2026-10-30', end: '2026-11-02' })
  expect(draggedTo(span, -1, true, none).end).toBe('2026-11-06')
  expect(draggedTo(span, 5, true, none).end).toBe('2026-11-16')
})

it('goes by the calendar of the company', () => {
  const special = new Map([
    ['2026-11-07', { name: '调休上班', isWork: true }],
    ['2026-11-10', { name: '放假', isWork: false }],
  ])
  expect(draggedTo(span, 1, false, special)).toEqual({ start: '2026-11-07', end: '2026-11-11' })
})

const bar = (id: string, parentId: string | null) => ({ id, parentId }) as PlanBar
const bars = [bar('m', null), bar('a', 'm'), bar('b', 'a'), bar('c', 'm'), bar('n', null)]

it('tells what moves with a bar by its nature from what waits for it', () => {
  expect([...familyOf(bars, 'a')].sort()).toEqual(['a', 'b', 'm'])
  expect([...familyOf(bars, 'n')]).toEqual(['n'])
})

it('puts each bar below what it is a part of; one whose module is gone stands at the edge', () => {
  expect([...depthsOf([...bars, bar('x', 'gone')]).values()]).toEqual([0, 1, 2, 1, 0, 0])
})
