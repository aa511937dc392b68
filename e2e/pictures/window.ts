import type { Browser, Page } from '@playwright/test'
import { openDoors } from '../doors.ts'
import { type DemoAccount, demoPassword } from './people.ts'

/** A browser window of a signed-in person. */
export interface Window {
  readonly page: Page
  readonly operations: readonly string[]
}

interface Look {
  readonly isPhone: boolean
  readonly isDark: boolean
  /** Pixels of a desk's window. */
  readonly width: number
}

/** Signs in at a server of the demonstration company and opens its first page. */
export const openWindow = async (
  browser: Browser,
  url: string,
  { account }: DemoAccount,
  { isPhone, isDark, width }: Look,
): Promise<Window> => {
  const doors = await openDoors(url, account, demoPassword)
  const { operations } = await doors.get<{ operations: readonly string[] }>('/api/core-user/info')
  const context = await browser.newContext({
    viewport: isPhone ? { width: 390, height: 844 } : { width, height: 900 },
    hasTouch: isPhone,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    colorScheme: isDark ? 'dark' : 'light',
  })
  await context.addCookies([{ name: 'cb_token', value: doors.token, url }])
  await context.addInitScript((jwt) => localStorage.setItem('jwtToken', jwt), doors.token)
  const page = await context.newPage()
  await page.goto(`${url}/admin/#/hello`)
  await page.waitForSelector('main h1')
  return { page, operations }
}
