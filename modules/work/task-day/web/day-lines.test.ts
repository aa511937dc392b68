import { describe, expect, test } from 'vitest'
import {
  hourWords,
  inSteps,
  type Line,
  lineOf,
  otherLine,
  plannedBody,
  planOf,
  restoredLines,
  sumOf,
  toldBody,
} from './day-lines.ts'

const item = (title: string, planHours: string, more: object = {}) => ({
  ...{ sourceType: 'task', sourceId: title, title, projectId: null, planHours, actualHours: null, remainHours: null },
  ...{ isDone: false, output: null, isCarry: false },
  ...more,
})
const today = (items: readonly object[], offers: readonly object[]) =>
  ({ items, suggestions: offers }) as Parameters<typeof planOf>[0]

test('hours go by halves and stay within a day', () => {
  expect([inSteps(0.2, 0.5), inSteps(1.3, 0.5), inSteps(16.5, 0), inSteps(-1, 0)]).toEqual([0.5, 1.5, 16, 0])
  expect([hourWords(8), hourWords(7.5)]).toEqual(['8.0', '7.5'])
})

describe('a plan', () => {
  const offers = [item('甲', '3.0'), item('乙', '4.5'), item('丙', '1.0'), item('丁', '0.5')]

  test('is filled with what is offered until the day is full', () => {
    const { lines, rest } = planOf(today([], offers), false)
    expect(lines.map(({ title }) => title)).toEqual(['甲', '乙', '丁'])
    expect(rest.map(({ title }) => title)).toEqual(['丙'])
    expect(sumOf(lines, 'planHours')).toBe(8)
  })

  test('has no line for what was done unplanned', () => {
    const { lines, rest } = planOf(today([item('临时', '0.0')], [item('空', '0.0'), item('甲', '3.0')]), false)
    expect([lines, rest].map((some) => some.map(({ title }) => title))).toEqual([['甲'], ['空']])
  })

  test('that stands is not added to', () => {
    const { lines, rest } = planOf(today([item('已定', '1.0', { id: 'x' })], offers), true)
    expect([lines.length, rest.length]).toEqual([1, 4])
  })

  test('names a standing line by its id, another by its source, and no source where there is none', () => {
    expect(plannedBody(lineOf(item('甲', '1.5', { id: 'x' })))).toEqual({ id: 'x', planHours: '1.5' })
    expect(plannedBody(lineOf(item('甲', '1.5')))).toEqual({
      ...{ sourceType: 'task', sourceId: '甲', title: '甲', planHours: '1.5' },
    })
    expect(plannedBody(otherLine('杂事', 'planHours', 0))).toEqual({
      ...{ sourceType: '其他', title: '杂事', projectId: null, planHours: '1.0' },
    })
  })
})

test('an output of blanks is none', () => {
  expect(toldBody({ ...lineOf(item('甲', '1.0', { id: 'x' })), actualHours: 2, output: ' ' })).toEqual({
    ...{ id: 'x', actualHours: '2.0', isDone: false, output: null, outputFile: [] },
  })
})

test('what was kept goes over what stands now: what is gone stays out, what was handed out comes in', () => {
  const known = (title: string, more: object = {}): Line => ({
    ...lineOf({ sourceType: 'task', sourceId: title, title, projectId: null, planHours: '1', isCarry: false }),
    ...more,
  })
  const typed = otherLine('自己写的', 'planHours', 0)
  const kept = [{ ...known('甲'), planHours: 3 }, known('已删'), typed]
  const restored = restoredLines(kept, [known('甲'), known('乙'), known('派来的', { isHandedOut: true })])
  expect(restored.map(({ title, planHours }) => [title, planHours])).toEqual([
    ['甲', 3],
    ['自己写的', 1],
    ['派来的', 1],
  ])
})
