import { expect, it } from 'vitest'
import { datetime, datetimeFace } from './date.ts'
import { Problem } from './face.ts'

it('reads no instant of a day that is none, or of a zone that is none', () => {
  const field = datetime('开始')
  for (const raw of ['2026-02-30T08:00Z', '0000-01-01T00:00Z', '2026-01-01T00:00+23:00', '2026-01-01T00:00+08:60', 5])
    expect(datetimeFace.read(raw, field), String(raw)).toBeInstanceOf(Problem)
  expect(datetimeFace.read('2026-02-28T08:00:00.5+14:00', field)).toBe('2026-02-28T08:00:00.5+14:00')
})
