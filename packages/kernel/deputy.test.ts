import { expect, it } from 'vitest'
import { isDeputised } from './deputy.ts'
import { evaluate } from './evaluate.ts'

const on = (today: string, row: object): unknown =>
  evaluate(isDeputised, row as never, { userId: 'a', has: () => false, today, now: `${today}T00:00:00Z` })

const period = { deputyId: 'b', deputyFrom: '2026-03-02', deputyTo: '2026-03-04' }

it('a deputy stands in on the first day and the last, and on none beside', () => {
  const days = ['2026-03-01', '2026-03-02', '2026-03-04', '2026-03-05']
  expect(days.map((day) => on(day, period))).toEqual([false, true, true, false])
})

it('without a deputy, or with half a period, nobody stands in', () => {
  for (const gone of ['deputyId', 'deputyFrom', 'deputyTo'])
    expect(on('2026-03-03', { ...period, [gone]: null }), gone).not.toBe(true)
})
