import { expect, type Page } from '@playwright/test'
import { barriersOn } from './barriers.ts'
import { makeClient, submittedContract } from './contracts.ts'
import { formOf } from './form.ts'
import { goTo } from './sign-in.ts'
import { test } from './test.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

let contractId = ''

test.beforeAll(async ({ people }) => {
  const clientId = await makeClient(people, '丙区卫生健康委')
  contractId = await submittedContract(await people.as('s1'), clientId, '公共卫生数据上报平台', '98000')
})

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('nobody is shut out of the sign-in page', async ({ page }) => {
      await page.goto('/admin/#/login')
      await expect(page.getByRole('heading', { name: '登录' })).toBeVisible()
      await expectNoBarriers(page)
    })

    test('nobody is shut out of list, form and record', async ({ enter }) => {
      const page = await enter('s1', '/contract')
      await expect(page.getByRole('link', { name: '公共卫生数据上报平台' })).toBeVisible()
      await expectNoBarriers(page)
      await page.getByRole('button', { name: '新建合同' }).first().click()
      const form = formOf(page, '新建合同')
      await expect(form.getByText('合同名称')).toBeVisible()
      await expectNoBarriers(page)
      await form.getByRole('button', { name: '关闭' }).click()
      await goTo(page, `/record/contract/${contractId}`)
      await expect(page.getByRole('heading', { name: '公共卫生数据上报平台' })).toBeVisible()
      await expect(page.getByRole('region', { name: '历史' })).toContainText('新建')
      await expectNoBarriers(page)
    })

    test('nobody is shut out of approving on the phone', async ({ enter }) => {
      const page = await enter('h', '/phone/applyAudits', phone)
      await expect(page.getByRole('button', { name: /公共卫生数据上报平台/ })).toBeVisible()
      await expectNoBarriers(page)
      await page.getByRole('button', { name: /公共卫生数据上报平台/ }).tap()
      await expect(page.getByRole('button', { name: '同意' })).toBeVisible()
      await expectNoBarriers(page)
      await page.getByRole('button', { name: '驳回' }).tap()
      await page.getByRole('button', { name: '确认驳回' }).tap()
      await expect(page.getByText('请填写审批意见')).toBeVisible()
      await expectNoBarriers(page)
    })
  })

const expectNoBarriers = async (page: Page): Promise<void> => expect(await barriersOn(page)).toEqual([])
