import { expect, type Page } from '@playwright/test'
import { cast, type Part, passwordOf } from './people.ts'

/** Opens a path, signs in when the sign-in page appears, and waits until the path is back. */
export const signInAs = async (page: Page, part: Part, path = '/hello'): Promise<void> => {
  await page.goto(`/admin/#${path}`)
  await fillSignIn(page, cast[part].account, passwordOf(part))
  await expect.poll(() => hashOf(page)).toBe(path)
}

export const fillSignIn = async (page: Page, account: string, password: string): Promise<void> => {
  await page.getByLabel('用户名').fill(account)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

/** The path inside the application: `/contract?page=2`. */
export const hashOf = (page: Page): string => decodeURIComponent(new URL(page.url()).hash.slice(1))

/** Another path of the same window, without reading the page anew. */
export const goTo = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((hash) => {
    location.hash = hash
  }, `#${path}`)
}
