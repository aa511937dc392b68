import { expect, type Page } from '@playwright/test'
import { lookAt } from '../pictures/look.ts'
import { isOpen, places } from '../pictures/places.ts'
import { story } from '../story/story.ts'

/** Runs in the browser: the buttons of ink in sight. */
const inkInSight = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('main :is(.cb-button.ink, .cb-decide-approve, .ant-btn-primary)')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .filter((each) => each.getBoundingClientRect().top < innerHeight)
    // biome-ignore lint/performance/useDomNodeTextContent: words as they stand
    .map((each) => each.innerText.trim())

for (const account of ['yf02', 'ss01', 'xs02'])
  story(
    `${account} reaches everything of the phone with a finger, in one ink, and nothing zooms or overflows`,
    async ({ as, doors }) => {
      const { operations } = await (await doors(account)).get<{ operations: readonly string[] }>('/api/core-user/info')
      await as(account, 'phone').does('opens each page', async (page) => {
        for (const place of places(['/phone/']).filter((each) => isOpen(each, operations))) {
          const { tight, small, overflow, raw, complaints } = await lookAt(page, place.path)
          const ink = await page.evaluate(inkInSight)
          expect.soft({ tight, small, overflow, raw, complaints, ink: ink.slice(1) }, place.path).toEqual({
            ...{ tight: [], small: 0, overflow: 0, raw: [], complaints: [], ink: [] },
          })
        }
      })
    },
  )

interface Weight {
  requests: number
  bytes: number
}

/**
 * The requests of a page until it is drawn, with an empty cache. One that is made again counts once: other stories write
 * meanwhile, and the page reads anew what they changed.
 */
const weighs = async (page: Page, path: string): Promise<Weight> => {
  const context = await page
    .context()
    .browser()
    ?.newContext({
      ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'zh-CN' },
      storageState: await page.context().storageState(),
      serviceWorkers: 'block',
    })
  if (!context) throw new Error('no browser to open the page in')
  const fresh = await context.newPage()
  const weight: Weight = { requests: 0, bytes: 0 }
  const made = new Set<string>()
  let last = Date.now()
  fresh.on('requestfinished', async (request) => {
    last = Date.now()
    const question = `${request.method()} ${request.url()} ${request.postData() ?? ''}`
    if (made.has(question)) return
    weight.requests = made.add(question).size
    const { responseBodySize } = await request.sizes()
    weight.bytes += responseBodySize
  })
  await fresh.goto(`${new URL(page.url()).origin}/admin/#${path}`)
  await expect(fresh.locator('main').first()).not.toBeEmpty()
  // the stream of events stays open
  await expect.poll(() => Date.now() - last).toBeGreaterThan(1500)
  await context.close()
  return weight
}

// headers come on top
const bounds = [
  { path: '/phone/phoneHome', kilobytes: 250, requests: 60 },
  { path: '/restDay', kilobytes: 350, requests: 110 },
]

for (const { path, kilobytes, requests } of bounds)
  story(`${path} comes on a phone that knows nothing yet with at most ${kilobytes} kB`, async ({ as }) => {
    await as('ss03', 'phone').does('opens it cold', async (page) => {
      const weight = await weighs(page, path)
      const told = `${path}: ${weight.requests} requests, ${Math.round(weight.bytes / 1000)} kB`
      story.info().annotations.push({ type: 'weight', description: told })
      expect(weight.requests, told).toBeLessThanOrEqual(requests)
      expect(weight.bytes / 1000, told).toBeLessThanOrEqual(kilobytes)
    })
  })
