import { expect, it } from 'vitest'
import { lastDue } from './missed.ts'

const at = (when: '30 6 1 * *' | '20 0 * * 1', now: string) =>
  lastDue({ name: 'some', when }, new Date(`${now}+08:00`))?.toISOString()
const instant = (text: string) => new Date(`${text}+08:00`).toISOString()

it('is not due a minute early', () => {
  expect(at('30 6 1 * *', '2026-11-01T06:29:59')).toBe(instant('2026-10-01T06:30:00'))
  expect(at('30 6 1 * *', '2026-11-01T06:30:00')).toBe(instant('2026-11-01T06:30:00'))
})

it('goes by the days of Shanghai', () => {
  expect(at('20 0 * * 1', '2026-11-23T00:20:00')).toBe(instant('2026-11-23T00:20:00'))
  expect(at('20 0 * * 1', '2026-11-23T00:19:00')).toBe(instant('2026-11-16T00:20:00'))
})
