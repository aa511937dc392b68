import { expect, type Page } from '@playwright/test'
import { doorsOf } from './doors.ts'
import { notice } from './form.ts'
import { cast, makeColleague, passwordOf, personPassword } from './people.ts'
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
  // the stream would tell it before the page asks for anything
  const silence = { contentType: 'text/event-stream', body: 'retry: 600000\n\n' }
  await page.route('**/api/message/stream', (route) => route.fulfill(silence))
  await page.reload()
  await expect(page.getByRole('heading', { name: '我的客户' })).toBeVisible()
  // so would a question that is still under way
  await page.waitForLoadState('networkidle')
  const token = await page.evaluate(() => localStorage.getItem('jwtToken') ?? '')
  await doorsOf(server.url, token).post('/api/auth/web/logout')
  await goTo(page, '/contract')
  await expect(page.getByText('登录已失效，请重新登录')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('jwtToken'))).toBeNull()
  await fillSignIn(page, cast.s1.account, passwordOf('s1'))
  await expect(page.getByRole('heading', { name: '我的合同' })).toBeVisible()
})

test('a new password ends the other session, which comes back to where it was with it', async ({
  browser,
  contextOptions,
  watched,
  people,
  server,
}) => {
  const account = 'chenling'
  const admin = await people.as('admin')
  await makeColleague(server.url, admin, { account, name: '陈令', like: people.ids.s2 })
  const open = async (path: string): Promise<Page> => {
    const context = await browser.newContext(contextOptions)
    await watched(context)
    const page = await context.newPage()
    await page.goto(`/admin/#${path}`)
    await fillSignIn(page, account, personPassword)
    await expect.poll(() => hashOf(page)).toBe(path)
    return page
  }
  const [desk, phone] = [await open('/password'), await open('/contract')]
  await expect(phone.getByRole('heading', { name: '我的合同' })).toBeVisible()
  const sessions = desk.getByRole('region', { name: '我的登录' }).getByRole('listitem')
  await expect(sessions.filter({ hasText: '本次登录' })).toHaveCount(1)
  const old = await desk.evaluate(() => localStorage.getItem('jwtToken') ?? '')
  await desk.getByLabel('原密码', { exact: true }).fill(personPassword)
  await desk.getByLabel('新密码', { exact: true }).fill('Another-2026')
  await desk.getByLabel('确认新密码', { exact: true }).fill('Other-2026')
  await desk.getByRole('button', { name: '保存' }).click()
  await expect(desk.getByText('两次输入的密码不一致')).toBeVisible()
  await desk.getByLabel('确认新密码', { exact: true }).fill('Another-2026')
  await desk.getByRole('button', { name: '保存' }).click()
  await expect(notice(desk, '密码修改成功')).toBeVisible()
  // The other browser learns of the change and returns to the sign-in page
  await expect(phone.getByRole('heading', { name: '登录' })).toBeVisible()
  await expect(doorsOf(server.url, old).get('/api/permission/self')).rejects.toThrow()
  await goTo(desk, '/contract')
  await expect(desk.getByRole('heading', { name: '我的合同' })).toBeVisible()
  await fillSignIn(phone, account, 'Another-2026')
  await expect.poll(() => hashOf(phone)).toBe('/contract')
  await Promise.all([desk, phone].map((page) => page.context().close()))
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
