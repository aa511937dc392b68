// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { offerDing } from './ding-sign-in.ts'
import { signInMarkup } from './template.ts'

const done = vi.fn()
const say = vi.fn()
const button = () => document.querySelector<HTMLButtonElement>('[data-ding]')
const asked: string[] = []
const answers = (ways: boolean, signIn: object = {}) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string) => {
      asked.push(url)
      return new Response(JSON.stringify(url.endsWith('/ways') ? { code: 'OK', data: { ding: ways } } : signIn))
    }),
  )
const offer = () => offerDing({ root: document.body, say, done })
const inside = (agent: string) => vi.stubGlobal('navigator', { userAgent: agent })
let left: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  asked.length = 0
  done.mockReset()
  say.mockReset()
  history.replaceState(null, '', '/admin/')
  document.body.innerHTML = signInMarkup('oa.example.com', '办公管理系统')
  left = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  left.mockRestore()
})

it('offers nothing where it is not configured, or nobody answers', async () => {
  answers(false)
  await offer()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')))
  await offer()
  expect([button(), left.mock.calls.length]).toEqual([null, 0])
})

it('is a button elsewhere, and goes at once inside DingTalk, the first time alone', async () => {
  answers(true)
  await offer()
  expect(button()?.textContent).toBe('钉钉登录')
  expect(left).not.toHaveBeenCalled()
  inside('Mozilla/5.0 DingTalk/7.5')
  document.body.innerHTML = signInMarkup('oa.example.com', '办公管理系统')
  await offer()
  expect(left).toHaveBeenCalledExactlyOnceWith('/api/auth/web/ding')
  await offer()
  expect(left).toHaveBeenCalledOnce()
  button()?.click()
  expect(left).toHaveBeenCalledTimes(2)
})

it('tells a refusal, keeps the code out of the address, and does not go round in circles', async () => {
  inside('Mozilla/5.0 DingTalk/7.5')
  history.replaceState(null, '', '/admin/?authCode=c1&state=s1#/login')
  answers(true, { code: 'FORBIDDEN', message: '钉钉账号未绑定', data: null })
  await offer()
  expect(asked[0]).toBe('/api/core-user/ding?authCode=c1&state=s1')
  expect(say).toHaveBeenCalledWith('钉钉账号未绑定')
  expect([location.search, left.mock.calls.length, button()?.textContent]).toEqual(['', 0, '钉钉登录'])
})

it('goes on with the token that a code brought', async () => {
  const token = `h.${btoa(JSON.stringify({ id: 'u1', exp: Math.floor(Date.now() / 1000) + 43_200 }))}.s`
  history.replaceState(null, '', '/admin/?code=c2&state=s2')
  answers(true, { code: 'OK', message: '', data: { jwtToken: token, mustChange: true } })
  await offer()
  expect(asked).toEqual(['/api/core-user/ding?code=c2&state=s2'])
  expect(done).toHaveBeenCalledWith({ personId: 'u1', mustChange: true })
})
