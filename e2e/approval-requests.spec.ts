import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { makeClient, submittedContract } from './contracts.ts'
import { pace } from './pace.ts'
import { test } from './test.ts'

/** Milliseconds without a request under way after which a page is at rest. */
const restMs = 1500 * pace

/** The addresses a page at rest asks for from the press of a button until it is at rest again. */
const askedBy = async (page: Page, button: Locator): Promise<readonly string[]> => {
  const asked: string[] = []
  const underWay = new Set<Request>()
  let last = Date.now()
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (!pathname.startsWith('/api/') || pathname.endsWith('/stream')) return
    underWay.add(request)
    asked.push(`${request.method()} ${decodeURIComponent(pathname + search)}`)
  })
  // requests from before these listeners end here too
  const end = (request: Request): void => {
    underWay.delete(request)
    last = Date.now()
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  const rest = async (): Promise<void> => {
    last = Date.now()
    while (underWay.size > 0 || Date.now() - last < restMs) await page.waitForTimeout(50)
  }
  await expect(button).toBeVisible()
  await rest()
  asked.length = 0
  await button.click()
  await rest()
  return asked
}

/** At most so many in all, and none more than three times: after the answer, and when an event comes late. */
const expectFew = (asked: readonly string[], most: number): void => {
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(most)
  for (const one of new Set(asked)) expect(asked.filter((each) => each === one).length, one).toBeLessThanOrEqual(3)
}

test('an approval asks again for what it changed and nothing besides', async ({ enter, people }) => {
  const clientId = await makeClient(people, '庚县人民医院')
  const s1 = await people.as('s1')
  const make = (name: string): Promise<string> => submittedContract(s1, clientId, name, '1000.00')
  const [desk, phone] = [await make('门诊系统合同'), await make('影像系统合同')]
  await make('病案系统合同')
  await make('检验系统合同')
  await test.step('on its page: itself, its line and comments, its tabs, the menu', async () => {
    const page = await enter('h', `/record/contract/${desk}`)
    const agree = page.getByRole('button', { name: '同意', exact: true })
    expectFew(await askedBy(page, agree), 15)
  })
  await test.step('beside those that wait: the next one, what waits, the menu', async () => {
    const page = await enter('h', '/phone/applyAudits')
    await page.getByRole('button', { name: /病案系统合同/ }).click()
    const agree = page.locator('.cb-decision-bar').getByRole('button', { name: '同意', exact: true })
    expectFew(await askedBy(page, agree), 15)
  })
  await test.step('on the phone: itself, its line and comments, the next one', async () => {
    const page = await enter('h', `/phone/applyAudit?module=contract&id=${phone}`, {
      viewport: { width: 390, height: 844 },
    })
    await page.getByRole('button', { name: '同意' }).click()
    const sure = page.getByRole('button', { name: '确认同意' })
    expectFew(await askedBy(page, sure), 8)
  })
})
