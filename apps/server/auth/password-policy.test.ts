import { describe, expect, it } from 'vitest'
import { hashPassword } from './password.ts'
import { randomPassword, refusedPassword } from './password-policy.ts'

const length = '密码须为8至64位，且包含大写、小写、数字、符号中的三种'

describe('the password policy', () => {
  it.each([
    ['Aa1@567', length],
    [`Aa1${'x'.repeat(62)}`, length],
    ['abcdefgh', length],
    ['abcdefg1', length],
    ['12345678', length],
    ['ABCDEFG1', length],
    ['中文密码中文密码', length],
    ['Xs02@2026', '密码不能包含用户名'],
    ['AAxS02bb', '密码不能包含用户名'],
    ['Abcdefg1', null],
    ['abcdefg1@', null],
    ['Demo@2026', null],
    [`Aa1${'x'.repeat(61)}`, null],
    ['Aa1@56密码', null],
  ])('%s → %s', async (password, message) => {
    expect(await refusedPassword('xs02', password, [])).toBe(message)
  })

  it('refuses the last 3, takes the one before', async () => {
    const hashes = await Promise.all(['Demo@2026', 'Demo@2027', 'Demo@2028', 'Demo@2029'].map(hashPassword))
    const answer = (password: string) => refusedPassword('xs02', password, hashes)
    expect(await answer('Demo@2026')).toBe('不能使用最近3次用过的密码')
    expect(await answer('Demo@2028')).toBe('不能使用最近3次用过的密码')
    expect(await answer('Demo@2029')).toBeNull()
  })

  it('is met by 500 random passwords, none with a letter that looks like another', async () => {
    for (let i = 0; i < 500; i++) {
      const password = randomPassword('abc')
      expect(password).toMatch(/^[A-HJ-NP-Za-km-z2-9]{12}$/)
      expect(await refusedPassword('abc', password, [])).toBeNull()
    }
  })
})
