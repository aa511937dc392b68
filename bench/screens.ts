import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { findChromium } from '../e2e/chromium.ts'
import { stands } from '../e2e/pictures/look.ts'
import { isOpen, places } from '../e2e/pictures/places.ts'
import { enter } from './ledger.ts'
import { start } from './server.ts'
import { benchPassword, say } from './settings.ts'

/** One opening of a screen. */
interface Opened {
  readonly path: string
  /** Milliseconds from the choice until the screen stands. */
  readonly ms: number
  /** The longest task of the page meanwhile, in milliseconds. */
  readonly task: number
}

const many = 40
/** Ten megabits a second, as bytes. */
const line = { offline: false, latency: 20, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 }

/** Opens forty screens of the desk as an administrator of the demonstration company: warm, slowed four times, and cold. */
export const screens = async (): Promise<void> => {
  const dataDir = await mkdtemp(join(os.tmpdir(), 'chengban-screens-'))
  const server = await start({ DATA_DIR: dataDir, DEMO: '1', ADMIN_PASSWORD: benchPassword })
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-quic'] })
  try {
    const context = await signedIn(browser, server.base)
    const page = await context.newPage()
    await page.goto(`${server.base}/admin/#/home`)
    await page.waitForFunction(stands)
    const paths = chosen()
    await warm(page, paths)
    tell('opened from the menu, warm', 300, 100, await warm(page, paths))
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    tell('the same, processor slowed four times', undefined, 100, await warm(page, paths))
    const state = await context.storageState()
    const cold: Opened[] = []
    for (const path of paths) cold.push(await coldly(browser, server.base, state, path))
    tell('cold, at 10 Mbit/s', 1000, undefined, cold)
  } finally {
    await browser.close()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Forty screens of the desk, spread over all areas. */
const chosen = (): readonly string[] => {
  const paths = places([])
    .filter((place) => !place.isPhone && !place.path.includes('?') && isOpen(place, ['*']))
    .map(({ path }) => path)
    .filter((path) => !['/', '/home', '/login'].includes(path) && !path.startsWith('/debug'))
  return paths.filter(
    (_, at) => Math.floor((at * many) / paths.length) !== Math.floor(((at - 1) * many) / paths.length),
  )
}

const signedIn = async (browser: Browser, base: string): Promise<BrowserContext> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
  await context.addInitScript(watch)
  const page = await context.newPage()
  await page.goto(`${base}/admin/`)
  await page.getByLabel('用户名').fill('admin')
  await page.getByLabel('密码', { exact: true }).fill(benchPassword)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForFunction(() => localStorage.getItem('jwtToken') !== null && !location.hash.startsWith('#/login'))
  await page.close()
  return context
}

/** Runs in the browser: keeps the length of every task over 50 ms. */
const watch = (): void => {
  const tasks: { readonly at: number; readonly ms: number }[] = []
  Object.assign(window, { benchTasks: tasks })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push({ at: startTime, ms: duration })
  }).observe({ type: 'longtask', buffered: true })
}

/** Each from the home page, whose code and theirs is there by the second time. */
const warm = async (page: Page, paths: readonly string[]): Promise<Opened[]> => {
  const opened: Opened[] = []
  for (const path of paths) {
    await go(page, '/home')
    opened.push({ path, ...(await go(page, path)) })
  }
  return opened
}

const go = async (page: Page, path: string): Promise<Omit<Opened, 'path'>> => {
  const began = await page.evaluate((to) => {
    if (location.hash.slice(1) === to) return performance.now()
    for (const each of document.querySelectorAll('main :is(section:not(.cb-plate), h1, form, .cb-list)'))
      each.setAttribute('data-before', '')
    location.hash = to
    return performance.now()
  }, path)
  await page.waitForFunction(stands, undefined, { polling: 'raf', timeout: 20_000 }).catch(() => {
    throw new Error(`${path} does not stand`)
  })
  const ended = await page.evaluate(() => performance.now())
  await page.waitForLoadState('networkidle')
  return { ms: ended - began, task: await longestSince(page, began) }
}

const longestSince = (page: Page, began: number): Promise<number> =>
  page.evaluate((since) => {
    const { benchTasks: tasks } = window as unknown as { benchTasks: { at: number; ms: number }[] }
    return Math.max(0, ...tasks.filter(({ at }) => at >= since).map(({ ms }) => ms))
  }, began)

/** In a browser that knows the session and nothing else. */
const coldly = async (
  browser: Browser,
  base: string,
  state: Awaited<ReturnType<BrowserContext['storageState']>>,
  path: string,
): Promise<Opened> => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: state,
    serviceWorkers: 'block',
  })
  await context.addInitScript(watch)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', line)
  await page.goto(`${base}/admin/#${path}`, { waitUntil: 'commit' })
  await page.waitForFunction(stands, undefined, { polling: 'raf', timeout: 20_000 })
  const opened = { path, ms: await page.evaluate(() => performance.now()), task: await longestSince(page, 0) }
  await context.close()
  return opened
}

const tell = (what: string, bar: number | undefined, taskBar: number | undefined, opened: readonly Opened[]): void => {
  const [times, tasks] = [opened.map(({ ms }) => ms), opened.map(({ task }) => task)]
  const over = (limit: number, all: readonly number[]): number => all.filter((one) => one > limit).length
  const bars = bar === undefined ? '' : `≤ ${bar} ms`
  enter(
    `${many} screens · ${what}`,
    bars,
    `${at(times, 0.5)} ms (95 of 100 ${at(times, 0.95)}, most ${at(times, 1)}${bar === undefined ? '' : `; ${over(bar, times)} over`})`,
    bar === undefined ? undefined : over(bar, times) === 0,
  )
  if (taskBar !== undefined)
    enter(
      `${many} screens · longest task, ${what}`,
      `≤ ${taskBar} ms`,
      `${at(tasks, 0.5)} ms (most ${at(tasks, 1)}; ${over(taskBar, tasks)} over)`,
      over(taskBar, tasks) === 0,
    )
  for (const one of [...opened].sort((a, b) => b.ms - a.ms).slice(0, 6))
    say(`    ${one.path}: ${one.ms.toFixed(0)} ms, longest task ${one.task.toFixed(0)} ms`)
}

/** The figure at this share of all. */
const at = (all: readonly number[], share: number): string => {
  const sorted = [...all].sort((a, b) => a - b)
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0)
}
