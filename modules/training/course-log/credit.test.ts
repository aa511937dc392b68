import { expect, test } from 'vitest'
import { credit, type Ranges } from './credit.ts'

const beat = (more: Partial<Parameters<typeof credit>[0]> = {}) =>
  credit({ ranges: [], bank: 2, wall: 15, rate: 1, from: 0, to: 600, ...more })

test('the first report earns the time that passed and two seconds, ten more at once earn one together', () => {
  let state = beat()
  expect([state.watched, state.bank]).toEqual([17, 0])
  for (let n = 0; n < 10; n++)
    state = beat({ ranges: state.ranges, bank: state.bank, wall: 0.1001, from: 17 + n * 50, to: 600 })
  expect(state.watched).toBe(18)
})

test('faster counts as fast as is allowed, a part seen twice earns nothing, a jump nothing for what it skipped', () => {
  expect(beat({ bank: 0, rate: 2 }).watched).toBe(30)
  const once = beat({ bank: 0, wall: 300, to: 300 })
  expect(beat({ ranges: once.ranges, bank: 0, wall: 300, to: 300 })).toMatchObject({ watched: 300, credited: 0 })
  expect(beat({ ranges: once.ranges, bank: 0, from: 500, to: 515 })).toMatchObject({
    ranges: [
      [0, 300],
      [500, 515],
    ],
    watched: 315,
    furthest: 515,
  })
})

test('parts that touch are one, and what is not used is kept up to five seconds', () => {
  const ranges: Ranges = [
    [0, 10],
    [20, 30],
  ]
  expect(beat({ ranges, bank: 0, from: 10, to: 20 })).toMatchObject({ ranges: [[0, 30]], bank: 5, credited: 10 })
})

/** The same by marking single seconds. */
test('over many random plays it is what a list of seconds says, and never more than the time that passed', () => {
  let seed = 7
  const random = (most: number): number => {
    seed = (seed * 48271) % 2147483647
    return seed % most
  }
  for (let play = 0; play < 300; play++) {
    let state = { ranges: [] as Ranges, bank: 2, watched: 0 }
    const seen = new Set<number>()
    let passed = 0
    for (let n = 0; n < 40; n++) {
      const [wall, rate, from] = [random(31), random(2) + 1, random(500)]
      const to = Math.min(600, from + random(80))
      const end = Math.min(to, from + Math.floor(wall * rate + state.bank))
      for (let second = from; second < end; second++) seen.add(second)
      passed += wall * rate
      state = credit({ ...state, wall, rate, from, to })
      expect(state.watched).toBe(seen.size)
      expect(state.watched).toBeLessThanOrEqual(passed + 2)
    }
  }
})
