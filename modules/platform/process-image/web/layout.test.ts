import { expect, test } from 'vitest'
import type { State, Transition } from './diagram-calls.ts'
import { type Arrow, boxHeight, boxWidth, layoutOf } from './layout.ts'

const states = (...names: string[]): State[] =>
  names.map((name, at) => ({
    flow: 's',
    name,
    count: 0,
    kind: at === 0 ? 'start' : name === '驳回' ? 'reject' : 'normal',
  }))
const way = (from: string, to: string, label = '走'): Transition => ({
  flow: 's',
  name: label,
  label,
  from,
  to,
  who: '',
  guard: '',
  notify: '',
  isMine: true,
})
const audit = [
  way('草稿', '待审', '提交'),
  way('待审', '通过', '同意'),
  way('待审', '驳回', '驳回'),
  way('驳回', '待审', '提交'),
  way('待审', '已撤回', '撤回'),
  way('已撤回', '待审', '提交'),
  way('通过', '草稿', '重来'),
]
const drawn = layoutOf(states('草稿', '待审', '通过', '驳回', '已撤回'), audit)

test('the way through stands in one row, what leads off it below, no box on another', () => {
  const row = (y: number) => drawn.boxes.filter((box) => box.y === y).map(({ state }) => state.name)
  const [first = 0, second = 0] = [...new Set(drawn.boxes.map(({ y }) => y))].sort((a, b) => a - b)
  expect(row(first)).toEqual(['草稿', '待审', '通过'])
  expect(row(second)).toEqual(['驳回', '已撤回'])
  expect(new Set(drawn.boxes.map(({ x, y }) => `${x} ${y}`)).size).toBe(5)
})

test('a first state that only the system leaves stands before the way', () => {
  const { boxes } = layoutOf(states('未生效', '待签署', '已签署'), [way('待签署', '已签署')])
  expect(boxes.map(({ y }) => y).every((y) => y === boxes[0]?.y)).toBe(true)
  expect(boxes.map(({ x }) => x)).toEqual(boxes.map(({ x }) => x).sort((a, b) => a - b))
})

test('lines are level or upright, begin and end at their boxes, and share no lane', () => {
  const box = (name: string) => drawn.boxes.find(({ state }) => state.name === name) as (typeof drawn.boxes)[number]
  const touches = ([x, y]: readonly [number, number], name: string): boolean => {
    const { x: left, y: top } = box(name)
    return x >= left && x <= left + boxWidth && y >= top && y <= top + boxHeight
  }
  for (const { points, moves } of drawn.arrows) {
    expect(touches(points[0] as [number, number], moves[0]?.from ?? '')).toBe(true)
    expect(touches(points.at(-1) as [number, number], moves[0]?.to ?? '')).toBe(true)
    points.slice(1).forEach(([x, y], at) => {
      const [px, py] = points[at] as [number, number]
      expect(px === x || py === y).toBe(true)
    })
  }
  const levels = drawn.arrows.filter(({ points }) => points.length === 4).map(({ points }: Arrow) => points[1]?.[1])
  expect(new Set(levels).size).toBe(levels.length)
})

test('moves between the same two states are one arrow, one that stays is a loop over its box', () => {
  const { arrows, boxes } = layoutOf(states('甲', '乙'), [
    way('甲', '乙', '一'),
    way('甲', '乙', '二'),
    way('甲', '甲'),
  ])
  expect(arrows.map(({ moves }) => moves.map(({ label }) => label))).toEqual([['一', '二'], ['走']])
  expect(arrows[1]?.points[1]?.[1]).toBeLessThan(boxes[0]?.y ?? 0)
})
