import { expect, type Page } from '@playwright/test'
import { startingWith } from './places.ts'

/** The link that somebody was given to hand on, as it stands in the dialog in front. */
export const linkIn = async (page: Page): Promise<string> => {
  const shown = page.getByRole('dialog').locator('output').first()
  await expect(shown).toContainText('/demand/')
  return (await shown.textContent()) ?? ''
}

/** Somebody outside opens a link on a device of their own, without any session. */
export const openedByClient = async (page: Page, link: string): Promise<Page> => {
  const browser = page.context().browser()
  if (!browser) throw new Error('no browser to open the link in')
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 390, height: 844 } })
  const client = await context.newPage()
  await client.goto(`${new URL(page.url()).origin}/admin/${new URL(link).hash}`)
  return client
}

/** Reads what the page says, gives a name, draws, and hands it in. */
export const signsAs = async (client: Page, signer: string, button: string): Promise<void> => {
  await client.getByLabel('签字人').fill(signer)
  await client.getByRole('button', { name: startingWith(button) }).click()
  const pad = await client.getByRole('img', { name: '在这里签名' }).boundingBox()
  if (!pad) throw new Error('there is nothing to sign on')
  await client.mouse.move(pad.x + pad.width / 2, pad.y + pad.height / 4)
  await client.mouse.down()
  await client.mouse.move(pad.x + pad.width / 2, pad.y + pad.height / 2, { steps: 8 })
  await client.mouse.move(pad.x + pad.width / 3, pad.y + (pad.height * 2) / 3, { steps: 8 })
  await client.mouse.up()
  await client.getByRole('button', { name: '确定' }).click()
  await expect(client.getByText('可以关闭本页')).toBeVisible()
}
