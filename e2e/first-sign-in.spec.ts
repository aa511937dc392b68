import { expect } from '@playwright/test'
import { notice } from './form.ts'
import { startServer } from './server.ts'
import { fillSignIn, hashOf } from './sign-in.ts'
import { test } from './test.ts'

const chosen = 'Chosen-2026'

test.describe('the administrator of a server that was told no password', () => {
  test.use({ expectedErrors: [/401 .*login/] })

  test('finds a made one in what the server says, and replaces it before anything else', async ({ page }) => {
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
      await page.getByRole('button', { name: /^个人菜单/ }).click()
      await page.getByText('退出', { exact: true }).click()
      await expect(page.getByRole('heading', { name: '登录' })).toBeVisible()
      await fillSignIn(page, 'admin', made)
      await expect(page.getByRole('alert')).toContainText('错误')
      await fillSignIn(page, 'admin', chosen)
      await expect(page.getByRole('heading', { name: '人员' })).toBeVisible()
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
