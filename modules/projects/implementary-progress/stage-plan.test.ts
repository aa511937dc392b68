import { expect, test } from 'vitest'
import { stagePlan } from './stage-plan.ts'

const weights = [10, 10, 25, 15, 15, 15, 10]
const holiday = '2026-04-06'
const days = Array.from({ length: 54 }, (_, at) =>
  new Date(Date.UTC(2026, 2, 2 + at)).toISOString().slice(0, 10),
).filter((day) => ![0, 6].includes(new Date(day).getUTCDay()) && day !== holiday)

test('thirty-nine working days by their weights', () => {
  expect(days).toHaveLength(39)
  const plan = stagePlan(days, weights)
  expect(plan.map(({ planEnd }) => planEnd.slice(5))).toEqual([
    '03-05',
    '03-11',
    '03-25',
    '04-02',
    '04-13',
    '04-21',
    '04-24',
  ])
  expect(plan[0]?.planStart).toBe('2026-03-02')
  expect(plan[4]?.planStart).toBe('2026-04-03')
})

test('a week is enough for all of them, and none ends before it begins', () => {
  const plan = stagePlan(days.slice(0, 7), weights)
  expect(plan.at(-1)?.planEnd).toBe(days[6])
  for (const { planStart, planEnd } of plan) expect(planStart <= planEnd).toBe(true)
})
