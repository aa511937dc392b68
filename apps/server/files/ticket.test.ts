import { clock } from '@chengban/engine/clock.ts'
import { afterEach, expect, test } from 'vitest'
import { signToken } from '../auth/token.ts'
import { holderOf, ticketFor } from './ticket.ts'

const who = { userId: '01900000-0000-7000-8000-000000000001', sessionId: '01900000-0000-7000-8000-000000000002' }
const keys = [{ kid: 'k1', secret: Buffer.alloc(32, 1) }]
const url = '/file/video/1.mp4'

afterEach(() => clock.shift(0))

test('another address, another key, a word changed, its time over: no ticket', async () => {
  const ticket = ticketFor(who, url, keys)
  expect(holderOf(ticket, '/file/video/2.mp4', keys)).toBeNull()
  expect(holderOf(ticket, url, [{ kid: 'k1', secret: Buffer.alloc(32, 2) }])).toBeNull()
  expect(holderOf(ticket, url, [{ kid: 'k2', secret: Buffer.alloc(32, 1) }])).toBeNull()
  const [kid, user, session, end, sign] = ticket.split('.') as [string, string, string, string, string]
  for (const other of [
    [kid, session, user, end, sign],
    [kid, user, session, `${Number(end) + 1}`, sign],
    [kid, user, session, end, ''],
    [kid, user, session, end, `${sign.slice(0, -2)}AA`],
  ])
    expect(holderOf(other.join('.'), url, keys), other.join('.')).toBeNull()
  for (const none of ['', '....', 'x']) expect(holderOf(none, url, keys)).toBeNull()
  const token = await signToken({ id: who.userId, jti: who.sessionId, iat: 0, exp: 9_999_999_999 }, keys)
  expect(holderOf(token, url, keys)).toBeNull()
  clock.shift(600)
  expect(holderOf(ticket, url, keys)).toBeNull()
})

test('it holds for ten minutes, also after the key was changed', () => {
  const ticket = ticketFor(who, url, keys)
  expect(holderOf(ticket, url, [{ kid: 'k2', secret: Buffer.alloc(32, 2) }, ...keys])).toEqual(who)
  clock.shift(595)
  expect(holderOf(ticket, url, keys)).toEqual(who)
})
