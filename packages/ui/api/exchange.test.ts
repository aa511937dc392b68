// @vitest-environment happy-dom
import { locks } from 'node:worker_threads'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { request } from '../api/request.ts'
import { exchangeToken } from './exchange.ts'

const tokenOf = (jti: string): string =>
  `h.${btoa(JSON.stringify({ id: 'u1', jti, exp: Math.floor(Date.now() / 1000) + 40_000 }))}.s`
const [old, fresh] = [tokenOf('old'), tokenOf('fresh')]
const refused = '{"code":"UNAUTHENTICATED","message":"登录已失效，请重新登录"}'

/** A server whose only living session is that of `living`. */
const serve = (living: string) => {
  const door = vi.fn(async (_path: string, init: RequestInit) =>
    new Headers(init.headers).get('authorization') === `Bearer ${living}`
      ? new Response('{"code":"OK","data":{"done":true}}')
      : new Response(refused, { status: 401 }),
  )
  vi.stubGlobal('fetch', door)
  return door
}

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  localStorage.setItem('jwtToken', old)
})
afterEach(() => vi.unstubAllGlobals())

it('a call refused while the token is exchanged waits for it and is sent again', async () => {
  const door = serve(fresh)
  let arrive = (_answer: { jwtToken: string }): void => undefined
  const exchange = exchangeToken(() => new Promise((done) => (arrive = done)))
  const call = request('GET', '/api/core-user/info')
  await vi.waitFor(() => expect(door).toHaveBeenCalledTimes(1))
  arrive({ jwtToken: fresh })
  await exchange
  expect(await call).toEqual({ done: true })
  expect(door).toHaveBeenCalledTimes(2)
})

it('a call refused with the token that stands is sent once, and the session is over', async () => {
  const door = serve(fresh)
  await expect(request('GET', '/api/core-user/info')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(door).toHaveBeenCalledTimes(1)
  expect(localStorage.getItem('jwtToken')).toBeNull()
})

it('an exchange that is refused waits for no other', async () => {
  const door = serve(fresh)
  const call = exchangeToken(() => request('POST', '/api/auth/web/renew', { isExchange: true }))
  await expect(call).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(door).toHaveBeenCalledTimes(1)
})
