import { expect, it } from 'vitest'
import { shareOf, shortFigure, stepsAround, stepsTo, toneAt } from './chart.ts'

it('says nothing of the share of nothing', () => {
  expect(shareOf(0, 0)).toBe('—')
  expect(shareOf(1, 3)).toBe('33.3%')
  expect(shareOf(3, 3)).toBe('100%')
})

it('steps from zero past the greatest, in round figures, and does not fail at zero', () => {
  expect(stepsTo(0)).toEqual([0, 1])
  expect(stepsTo(620)).toEqual([0, 200, 400, 600, 800])
  expect(stepsTo(7)).toEqual([0, 2, 4, 6, 8])
  expect(stepsTo(1_308_500).length).toBeLessThanOrEqual(6)
})

it('writes large figures short, and greys what comes after six', () => {
  expect([999, 12_000, 250_000_000].map(shortFigure)).toEqual(['999', '1.2 万', '2.5 亿'])
  expect([toneAt(0), toneAt(6), toneAt(40)]).toEqual(['cb-tone-c1', 'cb-tone-c7', 'cb-tone-c7'])
})

it('steps below zero as far as the least needs, in the same figures', () => {
  expect(stepsAround(-150, 620)).toEqual([-200, 0, 200, 400, 600, 800])
  expect(stepsAround(-620, 0)).toEqual([-800, -600, -400, -200, 0, 200])
  expect(shortFigure(-12_000)).toBe('−1.2 万')
})
