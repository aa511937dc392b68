import { expect, test } from 'vitest'
import { coveredHours } from './fifo.ts'

const lot = (id: string, date: string, expireDate: string, hours: number) => ({ id, date, expireDate, left: hours * 2 })

test('what has expired or has not begun covers nothing', () => {
  expect(coveredHours([lot('a', '2026-01-01', '2026-03-31', 8)], ['2026-04-01'], 1, false)).toBe(0)
  expect(coveredHours([lot('a', '2026-05-01', '2026-12-31', 8)], ['2026-04-01'], 1, true)).toBe(0)
  expect(coveredHours([lot('a', '2026-05-01', '2026-12-31', 8)], ['2026-04-01'], 1, false)).toBe(4)
})

test('what expires first is drawn first, and what waits before is covered before', () => {
  const lots = [lot('old', '2026-07-01', '2027-03-31', 16), lot('new', '2027-01-01', '2028-03-31', 40)]
  const days = ['2027-03-30', '2027-03-30', '2027-03-31', '2027-03-31', '2027-04-01', '2027-04-01']
  expect(coveredHours(lots, days, 6, true)).toBe(24)
  expect(coveredHours([lot('a', '2026-11-07', '2027-05-07', 6.5)], ['2026-11-16', '2026-11-17'], 1, false)).toBe(2.5)
})
