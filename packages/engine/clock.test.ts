import { expect, it } from 'vitest'
import { instant } from './clock.ts'

it('a moment is given out in +08:00, to the second', () => {
  expect(instant(new Date('2026-11-25T16:00:00Z'))).toBe('2026-11-26T00:00:00+08:00')
  expect(instant(new Date('2026-11-25T16:00:00.050Z'))).toBe('2026-11-26T00:00:00+08:00')
})
