// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addressOf, request } from './request.ts'

const claims = btoa(JSON.stringify({ id: 'u1', exp: Math.floor(Date.now() / 1000) + 40_000 }))
const answer = (status: number, body: string, statusText = ''): void =>
  void vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, { status, statusText })),
  )

beforeEach(() => localStorage.setItem('jwtToken', `h.${claims}.s`))
afterEach(() => vi.unstubAllGlobals())

describe('request', () => {
  it('refuses what answers OK by status and not by code', async () => {
    answer(200, '{"code":"CONFLICT","message":"单据已变更，请刷新","data":{"fields":{"money":"已改"}}}')
    await expect(request('PATCH', '/api/contract/1')).rejects.toMatchObject({
      code: 'CONFLICT',
      fields: { money: '已改' },
    })
  })

  it('tells sums with their separators, and leaves other figures as they are', async () => {
    const said = '超过 1234567.80 元，单号 20260001，剩余 999.00 元'
    answer(422, JSON.stringify({ code: 'VALIDATION', message: said, data: { fields: { money: said } } }))
    const told = '超过 1,234,567.80 元，单号 20260001，剩余 999.00 元'
    await expect(request('POST', '/api/contract')).rejects.toMatchObject({ message: told, fields: { money: told } })
  })

  it('tells an answer without envelope by its status', async () => {
    answer(502, '<html>', 'Bad Gateway')
    await expect(request('GET', '/api/x')).rejects.toMatchObject({ code: 'NO_ENVELOPE', message: '502 Bad Gateway' })
  })

  it('tells no answer', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new TypeError('failed'))),
    )
    await expect(request('GET', '/api/x')).rejects.toMatchObject({
      code: 'NO_RESPONSE',
      message: '请求失败，请检查您的网络!',
    })
  })

  it('sends the token and gives the data', async () => {
    answer(200, '{"code":"OK","message":"","data":{"nodes":[]}}')
    expect(await request('GET', '/api/x')).toEqual({ nodes: [] })
    const [, init] = vi.mocked(fetch).mock.calls[0] ?? []
    expect(init?.headers).toMatchObject({ Authorization: `Bearer h.${claims}.s`, Accept: 'application/json' })
  })
})

it('addresses: undefined left out, objects as JSON', () =>
  expect(addressOf('/api/x', { a: undefined, b: 1, filters: { status: { equalTo: '通过' } } })).toBe(
    `/api/x?b=1&filters=${encodeURIComponent('{"status":{"equalTo":"通过"}}')}`,
  ))

describe('a write', () => {
  const keys = (): unknown[] =>
    vi.mocked(fetch).mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'))
  /** Loses the answers given, then says OK. */
  const losing = (lost: number): void => {
    let left = lost
    const once = async () => {
      if (left-- > 0) throw new TypeError('failed')
      return new Response('{"code":"OK","data":{"id":"a"}}')
    }
    vi.stubGlobal('fetch', vi.fn(once))
  }
  const send = (name: string) => request('POST', '/api/overtime', { body: { name } })
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
  afterEach(() => void vi.useRealTimers())
  const settled = async <T>(work: Promise<T>): Promise<T | unknown> => {
    const outcome = work.catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(2000)
    return outcome
  }

  it('whose answer is lost is sent again under its key', async () => {
    losing(1)
    expect(await settled(send('甲'))).toEqual({ id: 'a' })
    expect(keys()).toEqual([expect.stringMatching(/./), keys()[0]])
  })

  it('keeps its key until it is answered, as long as it is the same', async () => {
    losing(3)
    expect(await settled(send('乙'))).toMatchObject({ code: 'NO_RESPONSE' })
    expect(await settled(send('乙'))).toEqual({ id: 'a' })
    expect(new Set(keys()).size).toBe(1)
    await settled(send('乙'))
    await settled(send('丙'))
    expect(new Set(keys()).size).toBe(3)
  })
})
