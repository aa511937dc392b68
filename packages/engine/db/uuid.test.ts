import { expect, test } from 'vitest'
import { isUuid, uuidv7 } from './uuid.ts'

test('what is no uuid is refused', () => {
  for (const text of ['', 'x', '../../etc/passwd', '00000000-0000-0000-0000-000000000000', ` ${uuidv7()}`]) {
    expect(isUuid(text)).toBe(false)
  }
})

test('version 7 and variant 10, with the moment in front', () => {
  const id = uuidv7(new Date('2026-03-01T08:00:00.123Z'))
  expect(isUuid(id)).toBe(true)
  expect(id[14]).toBe('7')
  expect('89ab').toContain(id[19])
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.parse('2026-03-01T08:00:00.123Z'))
})

test('rising within a millisecond, and never twice', () => {
  const now = new Date('2026-03-01T08:00:00Z')
  const ids = Array.from({ length: 20_000 }, () => uuidv7(now))
  expect(ids).toEqual([...ids].sort())
  expect(new Set(ids).size).toBe(ids.length)
})

test('rising across milliseconds', () => {
  const ids = Array.from({ length: 1000 }, (_, ms) => uuidv7(new Date(1_800_000_000_000 + ms)))
  expect(ids).toEqual([...ids].sort())
})
