import { describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './password.ts'

describe('a password hash', () => {
  it('is refused for another password, for nobody and when unreadable', async () => {
    const hash = await hashPassword('Demo@2026')
    expect(await verifyPassword('Demo@2027', hash)).toBe(false)
    expect(await verifyPassword('Demo@2026', null)).toBe(false)
    expect(await verifyPassword('', null)).toBe(false)
    expect(await verifyPassword('Demo@2026', '$2b$10$x')).toBe(false)
  })

  it('is argon2id at the agreed cost, salted, and verifies', async () => {
    const [one, two] = await Promise.all([hashPassword('Demo@2026'), hashPassword('Demo@2026')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(one).not.toBe(two)
    expect(await verifyPassword('Demo@2026', one)).toBe(true)
  })

  it('takes as long for an unknown name as for a known one', async () => {
    const hash = await hashPassword('Demo@2026')
    const median = async (stored: string | null) => {
      const times: number[] = []
      for (let i = 0; i < 9; i++) {
        const start = performance.now()
        await verifyPassword('wrong', stored)
        times.push(performance.now() - start)
      }
      return times.sort((a, b) => a - b)[4] ?? 0
    }
    const [known, unknown] = [await median(hash), await median(null)]
    expect(unknown / known).toBeGreaterThan(0.5)
    expect(unknown / known).toBeLessThan(2)
  })
})
