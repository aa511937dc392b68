import { expect, type Page, type Response } from '@playwright/test'

/** Opens what waits first in the inbox, and decides on one after the other until nothing waits; gives how many. */
export const decideAll = async (page: Page, hours: string, reason: string): Promise<number> => {
  const desk = page.getByRole('main')
  const agree = desk.getByRole('button', { name: /^(同意|通过)$/ })
  const none = desk.getByText('暂无待审批')
  await desk.getByRole('button').filter({ hasText: '等 ' }).first().click()
  for (let count = 0; ; count++) {
    await expect(agree.or(none).first()).toBeVisible()
    if (await none.isVisible()) return count
    const dialog = page.getByRole('dialog')
    const answer = decision(page)
    await agree.click()
    await Promise.race([answer, dialog.waitFor()])
    if (await dialog.isVisible()) {
      await dialog.getByLabel('后端工时').fill(hours)
      await dialog.getByRole('button', { name: '同意' }).click()
    }
    if ((await answer).ok()) continue
    // the project of the record is paused: the record can be refused, but not agreed to
    const refusal = decision(page)
    await desk.getByLabel('审批意见').fill(reason)
    await desk.getByRole('button', { name: '驳回' }).click()
    expect((await refusal).ok()).toBe(true)
  }
}

/** The answer to the next decision sent. */
const decision = (page: Page): Promise<Response> =>
  page.waitForResponse(
    (response) => response.request().method() === 'POST' && /\/api\/\w+\/action\//.test(response.url()),
  )
