import { expect, type Locator, type Page } from '@playwright/test'
import { demoAlone as demo } from '../story/demo-alone.ts'

const counted = async (figure: Locator): Promise<number> => {
  await expect(figure).toBeVisible()
  const words = (await figure.textContent()) ?? ''
  const [, said] = /(\d[\d,]*)\s*个/.exec(words) ?? []
  expect(said, words).toBeDefined()
  return Number(said?.replaceAll(',', ''))
}

/** The list behind a figure says how many rows it has; back again. */
const leadsTo = async (page: Page, figure: Locator, count: number): Promise<void> => {
  // an empty list has no foot
  if (count === 0) return
  const board = page.url()
  await figure.click()
  await expect(page.getByText(`共 ${count} 条`)).toBeVisible()
  await page.evaluate((address) => {
    location.href = address
  }, board)
  await expect(page.getByRole('navigation', { name: '指标' })).toBeVisible()
}

demo('every count on the board of sales opens as many rows as it says', async ({ as }) => {
  // long: each figure opens a list
  demo.setTimeout(300_000)
  await as('xs01')
    .open('商机管理')
    .does('follows the figures', async (page) => {
      for (const label of ['跟进中商机', '成功率偏离']) {
        const tile = page.getByRole('navigation', { name: '指标' }).getByRole('link').filter({ hasText: label })
        await leadsTo(page, tile, await counted(tile))
      }
    })
    .does('follows each stage of the funnel', async (page) => {
      const stages = page.locator('.cb-funnel a')
      await expect(stages.first()).toBeVisible()
      for (let at = 0; at < (await stages.count()); at++) {
        const stage = stages.nth(at)
        await leadsTo(page, stage, Number(await stage.locator('b').nth(1).textContent()))
      }
    })
})
