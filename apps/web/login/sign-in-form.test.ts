// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { liveForm } from './sign-in-form.ts'
import { signInMarkup } from './template.ts'

const done = vi.fn()
const field = (name: string) => document.getElementById(name) as HTMLInputElement
const message = () => document.querySelector('.sign-in-message')?.textContent
const submit = async () => {
  document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }))
  await vi.waitFor(() => expect(document.querySelector<HTMLButtonElement>('[type=submit]')?.disabled).toBe(false))
}
const answer = (status: number, body: object) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(body), { status })),
  )

beforeEach(() => {
  localStorage.clear()
  done.mockReset()
  document.body.innerHTML = signInMarkup('oa.example.com', '办公管理系统')
  liveForm(document.body, done)
  field('name').value = ' lin '
  field('password').value = 'Secret-1'
})
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['name', '请输入用户名'],
  ['password', '请输入密码'],
])('asks for the %s without a call', async (name, words) => {
  answer(200, {})
  field(name).value = ''
  await submit()
  expect([message(), vi.mocked(fetch).mock.calls.length]).toEqual([words, 0])
})

it.each([
  [429, 'RATE_LIMITED', '账号已锁定，请15分钟后再试', '账号已锁定，请15分钟后再试'],
  [500, 'INTERNAL', 'relation store.admin missing', '系统异常'],
])('%i %s is told below the form', async (status, code, sent, shown) => {
  answer(status, { code, message: sent, data: null })
  await submit()
  expect(message()).toBe(shown)
  expect(done).not.toHaveBeenCalled()
  expect(localStorage.getItem('jwtToken')).toBeNull()
})

it('tells that nothing answered', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')))
  await submit()
  expect(message()).toBe('请求失败，请检查您的网络!')
})

it('keeps the token and goes on', async () => {
  const token = `h.${btoa(JSON.stringify({ id: 'u1', exp: Math.floor(Date.now() / 1000) + 43_200 }))}.s`
  answer(200, { code: 'OK', message: '', data: { jwtToken: token, mustChange: true } })
  await submit()
  expect(done).toHaveBeenCalledWith({ personId: 'u1', mustChange: true })
  expect(localStorage.getItem('jwtToken')).toBe(token)
  expect(JSON.parse(String(vi.mocked(fetch).mock.calls[0]?.[1]?.body))).toEqual({ name: 'lin', password: 'Secret-1' })
})

it('marks the environment outside production only', () => {
  expect(signInMarkup('oa.example.com', '办公管理系统')).not.toContain('演练环境')
  expect(signInMarkup('localhost:3000', '办公管理系统')).toContain('演练环境')
})
