import { expect } from '@playwright/test'
import { fill, formOf, notice, pick } from './form.ts'
import { test } from './test.ts'

test.describe('the administrator', () => {
  test('brings a person in through the screens: new, waiting, let in', async ({ enter }) => {
    const page = await enter('admin', '/user')
    await page.getByRole('button', { name: '新建人员' }).click()
    const form = formOf(page, '新建人员')
    await fill(form, '姓名', '许宁')
    await fill(form, '用户名', 'xuning')
    await pick(form, '部门', '销售一部')
    await pick(form, '主角色', '销售')
    await form.getByRole('button', { name: '提交' }).click()
    await expect(notice(page, '提交成功')).toBeVisible()
    const account = page.getByRole('dialog', { name: '许宁 的账号' })
    await expect(account).toContainText('xuning')
    await expect(account.locator('code')).toHaveText(/^[A-Za-z2-9]{12}$/)
    await account.getByRole('button', { name: '已记下' }).click()
    await page.getByRole('button', { name: /^待审核/ }).click()
    await page.getByRole('link', { name: '许宁' }).click()
    await page.getByRole('button', { name: '审核通过' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '审核通过' }).click()
    await expect(page.locator('.cb-record-facts')).toContainText('在职')
  })

  test('shuts a person out and lets them in again, asked by name each time', async ({ enter }) => {
    const page = await enter('admin', '/user?keyword=林二')
    await page.getByRole('checkbox', { name: '选择 林二' }).check()
    await page.getByRole('button', { name: '停用', exact: true }).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText('确定停用【林二】吗？')
    await question.getByRole('button', { name: '确定' }).click()
    await expect(notice(page, '停用成功')).toBeVisible()
    await expect(page.getByRole('link', { name: '林二' })).toHaveCount(0)
    await page.getByRole('navigation', { name: '视图' }).getByRole('button', { name: /^停用/ }).click()
    await page.getByRole('checkbox', { name: '选择 林二' }).check()
    await page.getByRole('button', { name: '启用', exact: true }).click()
    await expect(question).toContainText('确定启用【林二】吗？')
    await question.getByRole('button', { name: '确定' }).click()
    await expect(notice(page, '启用成功')).toBeVisible()
  })
})
