import { afterEach, expect, it, vi } from 'vitest'
import { instant, today } from './clock.ts'

afterEach(() => void vi.useRealTimers())

it('a moment is given out in +08:00, to the second', () => {
  expect(instant(new Date('2026-11-25T16:00:00Z'))).toBe('2026-11-26T00:00:00+08:00')
  expect(instant(new Date('2026-11-25T16:00:00.050Z'))).toBe('2026-11-26T00:00:00+08:00')
})

it('today begins at midnight in Shanghai', () => {
  vi.useFakeTimers({ now: new Date('2026-12-31T15:59:59.999Z') })
  expect(today()).toBe('2026-12-31')
  vi.setSystemTime(new Date('2026-12-31T16:00:00Z'))
  expect(today()).toBe('2027-01-01')
})
