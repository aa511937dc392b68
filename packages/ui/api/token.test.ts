// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { claimsOf, clearToken, currentToken, isUsable, keepToken, tokenKey } from './token.ts'

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const jwt = (claims: object): string => `${encoded({ alg: 'HS256' })}.${encoded(claims)}.signature`
const now = 1_800_000_000
const soon = (): number => Math.floor(Date.now() / 1000)

beforeEach(() => localStorage.clear())

describe('isUsable', () => {
  it.each([
    ['nothing', null],
    ['not a JWT', 'rubbish'],
    ['unreadable claims', 'a.b.c'],
    ['no id', jwt({ exp: now + 9999 })],
    ['an empty id', jwt({ id: '', exp: now + 9999 })],
    ['no exp', jwt({ id: 'u1' })],
    ['3599 s left', jwt({ id: 'u1', exp: now + 3599 })],
  ])('refuses %s', (_what, token) => expect(isUsable(token, now)).toBe(false))

  it('passes with 3600 s left', () => expect(isUsable(jwt({ id: 'u1', exp: now + 3600 }), now)).toBe(true))
})

it('reads Chinese in claims', () => expect(claimsOf(jwt({ id: '远', exp: 1 }))?.id).toBe('远'))

describe('currentToken', () => {
  it('clears one that no longer counts', () => {
    localStorage.setItem(tokenKey, jwt({ id: 'u1', exp: soon() + 3500 }))
    expect(currentToken()).toBeNull()
    expect(localStorage.getItem(tokenKey)).toBeNull()
  })

  it('allows for a device clock that is two days off', () => {
    const issued = soon() - 172_800
    const token = jwt({ id: 'u1', iat: issued, exp: issued + 43_200 })
    keepToken(token)
    expect(currentToken()).toBe(token)
    clearToken()
    localStorage.setItem(tokenKey, token)
    expect(currentToken()).toBeNull()
  })
})
