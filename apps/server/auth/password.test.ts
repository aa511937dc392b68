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
    const timed = async (stored: string | null) => {
      // the time of the processor, for a busy machine stretches the time of the clock
      const start = process.cpuUsage()
      await verifyPassword('wrong', stored)
      const { user, system } = process.cpuUsage(start)
      return user + system
    }
    // in turns, and the shortest of each: what else this process does falls on both
    const known: number[] = []
    const unknown: number[] = []
    for (let i = 0; i < 9; i++) {
      known.push(await timed(hash))
      unknown.push(await timed(null))
    }
    const ratio = Math.min(...unknown) / Math.min(...known)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })
})
