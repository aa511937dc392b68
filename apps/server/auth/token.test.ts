import { createHmac } from 'node:crypto'
import { clock } from '@chengban/engine/clock.ts'
import { SignJWT } from 'jose'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Claims, signToken, type TokenKey, verifyToken } from './token.ts'

const key = (kid: string): TokenKey => ({
  kid,
  secret: new TextEncoder().encode(`secret of ${kid}, 32 bytes at least`),
})
const [old, present] = [key('a'), key('b')]
const now = new Date('2026-11-20T10:00:00+08:00')
const seconds = now.getTime() / 1000
const claims = (exp = seconds + 43_200): Claims => ({
  id: '01980000-0000-7000-8000-000000000001',
  jti: '01980000-0000-7000-8000-000000000002',
  iat: seconds,
  exp,
})
const lost = { code: 'UNAUTHENTICATED', message: '登录已失效，请重新登录' }
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const forged = (header: object, digest: 'sha256' | 'sha512' | null, payload: object = claims()): string => {
  const text = `${encode(header)}.${encode(payload)}`
  return `${text}.${digest ? createHmac(digest, present.secret).update(text).digest('base64url') : ''}`
}

vi.spyOn(clock, 'now').mockImplementation(() => now)
afterEach(() => vi.mocked(clock.now).mockImplementation(() => now))

describe('a token', () => {
  it.each([
    ['nothing', () => ''],
    ['no token', () => 'a.b.c'],
    ['alg none', () => forged({ alg: 'none', kid: 'b' }, null)],
    ['another alg of the same key', () => forged({ alg: 'HS512', kid: 'b' }, 'sha512')],
    ['another alg, signed as the pinned one', () => forged({ alg: 'RS256', kid: 'b' }, 'sha256')],
    ['unknown kid', () => forged({ alg: 'HS256', kid: 'c' }, 'sha256')],
    ['no kid', () => forged({ alg: 'HS256' }, 'sha256')],
    [
      'a secret of another key',
      () => new SignJWT({ ...claims() }).setProtectedHeader({ alg: 'HS256', kid: 'b' }).sign(old.secret),
    ],
    ['no id', () => forged({ alg: 'HS256', kid: 'b' }, 'sha256', { ...claims(), id: undefined })],
    ['an id that is none', () => forged({ alg: 'HS256', kid: 'b' }, 'sha256', { ...claims(), id: 'x' })],
    ['no jti', () => forged({ alg: 'HS256', kid: 'b' }, 'sha256', { ...claims(), jti: undefined })],
    ['no exp', () => forged({ alg: 'HS256', kid: 'b' }, 'sha256', { ...claims(), exp: undefined })],
    ['expired', () => signToken(claims(seconds - 1), [present])],
    ['3599 s left', () => signToken(claims(seconds + 3599), [present])],
  ])('with %s is refused', async (_, make) => {
    await expect(verifyToken(await make(), [present, old])).rejects.toMatchObject(lost)
  })

  it('changed by one letter is refused', async () => {
    const [header, , signature] = (await signToken(claims(), [present])).split('.')
    const other = encode({ ...claims(), id: '01980000-0000-7000-8000-000000000009' })
    await expect(verifyToken(`${header}.${other}.${signature}`, [present])).rejects.toMatchObject(lost)
  })

  it('forged in the same way with everything right is taken, so the refusals above mean something', async () => {
    expect(await verifyToken(forged({ alg: 'HS256', kid: 'b' }, 'sha256'), [present])).toEqual(claims())
  })

  it('with 3600 s left is taken, one millisecond later not', async () => {
    const token = await signToken(claims(seconds + 3600), [present])
    expect(await verifyToken(token, [present])).toEqual(claims(seconds + 3600))
    vi.mocked(clock.now).mockImplementation(() => new Date(now.getTime() + 1))
    await expect(verifyToken(token, [present])).rejects.toMatchObject(lost)
  })

  it('of the former key holds while that key is kept', async () => {
    const token = await signToken(claims(), [old])
    expect(await verifyToken(token, [present, old])).toEqual(claims())
    await expect(verifyToken(token, [present])).rejects.toMatchObject(lost)
  })
})
