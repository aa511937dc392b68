import { expect } from '@playwright/test'
import { doorsOf } from './doors.ts'
import { cast, passwordOf } from './people.ts'
import { fillSignIn, goTo, hashOf } from './sign-in.ts'
import { test } from './test.ts'

test.use({ expectedErrors: [/401 \(Unauthorized\)/] })

test('who is not signed in comes to the sign-in page, and afterwards where they wanted to go', async ({
  page,
  people: _made,
}) => {
  await page.goto('/admin/#/contract?view=&keyword=台账')
  await expect(page.getByRole('heading', { name: '登录' })).toBeVisible()
  expect(hashOf(page)).toBe('/login')
  await fillSignIn(page, cast.s1.account, 'wrong-Password-1')
  await expect(page.getByRole('alert')).toHaveText(/用户名或密码错误/)
  await fillSignIn(page, cast.s1.account, passwordOf('s1'))
  await expect(page.getByRole('heading', { name: '我的合同' })).toBeVisible()
  await expect(page.getByRole('searchbox', { name: '搜索合同' })).toHaveValue('台账')
})

test('a revoked session leads to the sign-in page at the next request, and back', async ({ enter, server }) => {
  const page = await enter('s1', '/client')
  await expect(page.getByRole('heading', { name: '我的客户' })).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('jwtToken') ?? '')
  await doorsOf(server.url, token).post('/api/auth/web/logout')
  await goTo(page, '/contract')
  await expect(page.getByText('登录已失效，请重新登录')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('jwtToken'))).toBeNull()
  await fillSignIn(page, cast.s1.account, passwordOf('s1'))
  await expect(page.getByRole('heading', { name: '我的合同' })).toBeVisible()
})

test('signing out in one window signs out the other', async ({ enter }) => {
  const one = await enter('s1', '/client')
  const other = await one.context().newPage()
  await other.goto('/admin/#/contract')
  await expect(other.getByRole('heading', { name: '我的合同' })).toBeVisible()
  await one.getByRole('button', { name: /^个人菜单/ }).click()
  await one.getByText('退出', { exact: true }).click()
  await expect(one.getByRole('heading', { name: '登录' })).toBeVisible()
  await expect(other.getByRole('heading', { name: '登录' })).toBeVisible()
  await fillSignIn(other, cast.s1.account, passwordOf('s1'))
  await expect(other.getByRole('heading', { name: '我的合同' })).toBeVisible()
  await expect(one.getByRole('heading', { name: '登录' })).toHaveCount(0)
})

test('a path nobody knows shows that it is none', async ({ enter }) => {
  const page = await enter('s1', '/no-such-page')
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
})
