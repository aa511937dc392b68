import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import { makeClient, submittedContract } from './contracts.ts'
import { formOf } from './form.ts'
import { goTo } from './sign-in.ts'
import { test } from './test.ts'

// evaluated, since the pages let no foreign script in
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
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

interface Finding {
  readonly id: string
  readonly impact: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[]
}

/** Nothing serious or critical is found on what stands on the page. */
const expectNoBarriers = async (page: Page): Promise<void> => {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
  )
  await page.evaluate(axe)
  const findings = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: () => Promise<{ violations: Finding[] }> } }
    const { violations } = await axe.run()
    return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  })
  const told = findings.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
  expect(told).toEqual([])
}
