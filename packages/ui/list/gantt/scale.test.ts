import { expect, it } from 'vitest'
import { placeOf, scaleOf } from './scale.ts'

const scale = scaleOf('2026-11', 'day')

it('draws nothing that is out of sight or has no days', () => {
  expect(placeOf(scale, '2026-01-01', '2026-10-31')).toBeUndefined()
  expect(placeOf(scale, '2027-02-01', '2027-03-01')).toBeUndefined()
  expect(placeOf(scale, '', '2026-11-03')).toBeUndefined()
})

it('cuts what goes on before and after, and keeps the shortest in sight', () => {
  expect(placeOf(scale, '2026-10-01', '2026-11-02')).toEqual({
    left: 0,
    width: 56,
    isCutBefore: true,
    isCutAfter: false,
  })
  expect(placeOf(scale, '2027-01-31', '2030-01-01')).toMatchObject({ width: 28, isCutAfter: true })
  expect(placeOf(scaleOf('2026-11', 'month'), '2026-11-03', '2026-11-03')).toMatchObject({ width: 4 })
})

it.each(['day', 'week', 'month'] as const)('covers its months without a gap: %s', (zoom) => {
  const { heads, days, ticks } = scaleOf('2026-11', zoom)
  expect(heads.reduce((sum, head) => sum + head.days, 0)).toBe(days)
  expect(ticks[0]?.at).toBeLessThanOrEqual(0)
  expect((ticks.at(-1)?.at ?? 0) + (ticks.at(-1)?.days ?? 0)).toBeGreaterThanOrEqual(days)
})

it('looks from two months before over a year’s end', () => {
  const { first, last } = scaleOf('2026-11', 'week')
  expect([first, last]).toEqual(['2026-09-01', '2027-05-31'])
})
