import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../e2e/chromium.ts'
import { contract } from '../modules/sales/contract/contract.entity.ts'
import { enter } from './ledger.ts'
import { benchPassword } from './settings.ts'

const times = 12

/** The list of all contracts in the browser, 50 rows a page with fifteen columns: turning the page, and choosing a row. */
export const pageChanges = async (base: string): Promise<void> => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-quic'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(`${base}/admin/#/contractManage?size=50`)
    await page.getByLabel('用户名').fill('all')
    await page.getByLabel('密码', { exact: true }).fill(benchPassword)
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await page.getByRole('button', { name: '第 2 页' }).waitFor()
    await chooseColumns(page, [...(contract.list?.columns ?? []), 'tzCreate'])
    const turned: number[] = []
    const chosen: number[] = []
    for (let at = 2; at < 2 + times; at++) {
      turned.push(await turn(page, at))
      await settled(page)
      chosen.push(await choose(page))
      await settled(page)
    }
    report('browser · next page, 50 rows × 15 columns', 150, turned)
    report('browser · choose a row', 20, chosen)
  } finally {
    await browser.close()
  }
}

/** As the list itself keeps what somebody has chosen on the device. */
const chooseColumns = async (page: Page, names: readonly string[]): Promise<void> => {
  await page.evaluate((columns) => {
    const { id } = JSON.parse(atob(localStorage.getItem('jwtToken')?.split('.')[1] ?? ''))
    localStorage.setItem(`chengban.columns.${id}./contractManage`, JSON.stringify(columns))
  }, names)
  await page.reload()
  await page.getByRole('button', { name: '第 2 页' }).waitFor()
  const count = await page.locator('tbody tr').first().locator('td:not(.cb-table-tick)').count()
  if (count !== names.length) throw new Error(`${count} columns stand, not ${names.length}`)
}

const report = (what: string, bar: number, all: number[]): void => {
  const median = all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
  enter(what, `< ${bar} ms`, `${median.toFixed(0)} ms`, median < bar)
}

/** From the click until the rows of the other page are painted. */
const turn = (page: Page, number: number): Promise<number> =>
  page.evaluate(async (label) => {
    const first = (): string => document.querySelector('tbody tr')?.textContent ?? ''
    const painted = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done))
    const before = first()
    const button = [...document.querySelectorAll<HTMLElement>('button')].find(
      (one) => one.getAttribute('aria-label') === label,
    )
    if (!button) throw new Error(`no ${label}`)
    const began = performance.now()
    button.click()
    while (first() === before) await painted()
    await painted()
    return performance.now() - began
  }, `第 ${number} 页`)

/** Waits until all rows are rendered and the page is idle. */
const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.querySelectorAll('tbody tr[data-row]').length === 50)
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
}

const choose = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const box = document.querySelector<HTMLInputElement>('tbody input[type="checkbox"]')
    if (!box) throw new Error('no row to choose')
    const began = performance.now()
    box.click()
    await new Promise((done) => requestAnimationFrame(done))
    const spent = performance.now() - began
    box.click()
    return spent
  })
