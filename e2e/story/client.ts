import { type BrowserContext, expect, type Page } from '@playwright/test'
import { startingWith } from './places.ts'

/** The link in the dialog in front, to be handed on. */
export const linkIn = async (page: Page): Promise<string> => {
  const shown = page.getByRole('dialog').locator('output').first()
  await expect(shown).toContainText('/demand/')
  return (await shown.textContent()) ?? ''
}

/** The phone of a client, without a session. */
export const phoneOutside = (page: Page): Promise<BrowserContext> => {
  const browser = page.context().browser()
  if (!browser) throw new Error('no browser to open the link in')
  return browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai', viewport: { width: 390, height: 844 } })
}

/** Somebody outside opens a link on a device of their own, without any session. */
export const openedByClient = async (page: Page, link: string): Promise<Page> => {
  const context = await phoneOutside(page)
  const client = await context.newPage()
  await client.goto(`${new URL(page.url()).origin}/admin/${new URL(link).hash}`)
  return client
}

/** Reads what the page says, gives a name, draws, and hands it in. */
export const signsAs = async (client: Page, signer: string, button: string): Promise<void> => {
  await client.getByLabel('签字人').fill(signer)
  await client.getByRole('button', { name: startingWith(button) }).click()
  await drawsOn(client)
  await expect(client.getByText('可以关闭本页')).toBeVisible()
}

/** Draws on the pad in front, and takes it. */
export const drawsOn = async (page: Page): Promise<void> => {
  const sheet = page.getByRole('img', { name: '在这里签名' })
  await expect(sheet).toBeVisible()
  const pad = await sheet.boundingBox()
  if (!pad) throw new Error('there is nothing to sign on')
  await page.mouse.move(pad.x + pad.width / 2, pad.y + pad.height / 4)
  await page.mouse.down()
  await page.mouse.move(pad.x + pad.width / 2, pad.y + pad.height / 2, { steps: 8 })
  await page.mouse.move(pad.x + pad.width / 3, pad.y + (pad.height * 2) / 3, { steps: 8 })
  await page.mouse.up()
  await page.getByRole('button', { name: '确定' }).last().click()
}

/** Opens a document that the page asks to be read, and goes back to the page. */
export const opensPaper = async (client: Page, file: string): Promise<void> => {
  await client.getByRole('button', { name: file }).first().click()
  await expect(client.getByRole('button', { name: '关闭' }).first()).toBeVisible()
  await client.keyboard.press('Escape')
  await expect(client.getByLabel('签字人')).toBeVisible()
}
