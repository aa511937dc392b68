import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { buildPages } from '../../scripts/pages.ts'
import { barriersOn } from '../barriers.ts'
import { findChromium } from '../chromium.ts'
import { startServer } from '../server.ts'
import { lookAt } from './look.ts'
import { accounts, type DemoAccount, demoPassword } from './people.ts'
import { isOpen, places } from './places.ts'
import { isWrong, printSheets, type Seen, summary, writeReport } from './telling.ts'
import { openWindow } from './window.ts'

/**
 * Opens every route of the demonstration company as three people, takes a picture of it and reports its faults:
 * `npm run pictures -- [--to folder] [--as account] [--server url] [--dark] [--narrow] [--width pixels] [--barriers] [word of a route …]`.
 * Without `--server` it starts one of its own. `--narrow` opens all of them as on a phone, `--width` the desk's in a window
 * so wide, `--barriers` has axe look for what shuts people out.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string', default: join(tmpdir(), 'chengban-pictures') },
    as: { type: 'string', multiple: true },
    server: { type: 'string' },
    dark: { type: 'boolean', default: false },
    narrow: { type: 'boolean', default: false },
    width: { type: 'string', default: '1440' },
    barriers: { type: 'boolean', default: false },
  },
})
const folder = resolve(values.to)

const main = async (): Promise<void> => {
  await mkdir(folder, { recursive: true })
  if (!values.server) await buildPages()
  const server = values.server ? undefined : await startServer({ DEMO: '1', ADMIN_PASSWORD: demoPassword })
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const seen: Seen[] = []
    for (const desk of accounts.filter(({ account }) => values.as?.includes(account) ?? true))
      for (const isPhone of [false, true])
        seen.push(...(await walk(browser, values.server ?? server?.url ?? '', desk, isPhone)))
    await writeReport(folder, seen)
    await printSheets(browser, folder, seen)
    process.stdout.write(`${summary(seen)}\n${folder}\n`)
    process.exitCode = seen.some(isWrong) ? 1 : 0
  } finally {
    await browser.close()
    await server?.stop()
  }
}

/** Everything one person may open, one after the other in one window. */
const walk = async (browser: Browser, url: string, desk: DemoAccount, isPhone: boolean): Promise<readonly Seen[]> => {
  const asked = places(positionals).filter((each) => (values.narrow || each.isPhone) === isPhone)
  if (asked.length === 0) return []
  const { page, operations } = await openWindow(browser, url, desk, {
    isPhone,
    isDark: values.dark,
    width: Number(values.width),
  })
  const seen: Seen[] = []
  for (const place of asked.filter((each) => isOpen(each, operations))) {
    const look = await lookAt(page, place.path)
    const file = `${desk.account}${decodeURIComponent(place.path).replaceAll(/[/?=:]+/g, '_')}.jpg`
    await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 70 })
    const barriers = values.barriers ? await barriersOn(page) : []
    seen.push({ ...look, complaints: [...look.complaints, ...barriers], desk, file, isPhone })
  }
  await page.context().close()
  return seen
}

await main()
