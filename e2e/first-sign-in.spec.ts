import { expect } from '@playwright/test'
import { notice } from './form.ts'
import { startServer } from './server.ts'
import { fillSignIn, hashOf } from './sign-in.ts'
import { test } from './test.ts'

const chosen = 'Chosen-2026'

test.describe('the administrator of a server that was told no password', () => {
  test.use({ expectedErrors: [/401 .*login/] })

  test('finds a made one in what the server says, and replaces it before anything else', async ({
    page,
    browser,
    contextOptions,
    watched,
  }) => {
    const server = await startServer({ ADMIN_PASSWORD: '' })
    try {
      const [, made = ''] = /首次登录.*: admin {2}(\S+)/.exec(server.said()) ?? []
      expect(made.length).toBeGreaterThanOrEqual(12)
      await page.goto(`${server.url}/admin/#/user`)
      await fillSignIn(page, 'admin', made)
      await expect(page.getByRole('heading', { name: '修改密码' })).toBeVisible()
      await expect(page.getByText('现在的密码是系统生成的')).toBeVisible()
      await page.goto(`${server.url}/admin/#/contractManage`)
      await expect.poll(() => hashOf(page)).toBe('/password')
      await page.getByLabel('原密码', { exact: true }).fill(made)
      await page.getByLabel('新密码', { exact: true }).fill('weak')
      await page.getByLabel('确认新密码', { exact: true }).fill('weak')
      await page.getByRole('button', { name: '保存' }).click()
      await expect(page.getByText('密码须为8至64位')).toBeVisible()
      await page.getByLabel('新密码', { exact: true }).fill(chosen)
      await page.getByLabel('确认新密码', { exact: true }).fill(chosen)
      await page.getByRole('button', { name: '保存' }).click()
      await expect(notice(page, '密码修改成功')).toBeVisible()
      await expect.poll(() => hashOf(page)).not.toBe('/password')
      const elsewhere = await browser.newContext(contextOptions)
      await watched(elsewhere)
      const other = await elsewhere.newPage()
      await other.goto(`${server.url}/admin/#/user`)
      await fillSignIn(other, 'admin', made)
      await expect(other.getByRole('alert')).toContainText('错误')
      await fillSignIn(other, 'admin', chosen)
      await expect(other.getByRole('heading', { name: '人员' })).toBeVisible()
      await elsewhere.close()
    } finally {
      await page.close()
      await server.stop()
    }
  })
})

test('the administrator with a password of the settings keeps it', async ({ enter }) => {
  const page = await enter('admin', '/user')
  await expect(page.getByRole('heading', { name: '人员' })).toBeVisible()
})
