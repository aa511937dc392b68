import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test'
import { pace } from './pace.ts'
import { makePeople, type Part, type People } from './people.ts'
import { type RunningServer, startServer } from './server.ts'
import { signInAs } from './sign-in.ts'

export interface OfTest {
  watched: (context: BrowserContext) => Promise<void>
  expectedErrors: RegExp[]
  /** Opens a window for a person of the story, signed in at a path, in a separate browser profile. */
  enter: (part: Part, path?: string, options?: BrowserContextOptions) => Promise<Page>
}

export interface OfWorker {
  server: RunningServer
  people: People
}

/**
 * The test of every story. Each worker has a separate server with fresh data; a page that writes an error to its
 * console or requests an outside host fails its test.
 */
export const test = base.extend<OfTest, OfWorker>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 90_000 * pace },
  ],
  people: [async ({ server }, use) => use(await makePeople(server.url)), { scope: 'worker', timeout: 60_000 * pace }],
  baseURL: ({ server }, use) => use(server.url),
  /** Console errors a story provokes on purpose, by their text. */
  expectedErrors: [[], { option: true }],
  watched: [
    async ({ context, expectedErrors }, use) => {
      const faults: string[] = []
      const watchContext = async (each: BrowserContext): Promise<void> => {
        each.on('page', (page) => watch(page, expectedErrors, faults))
        // Observes instead of intercepting: a context with a route caches nothing
        each.on('request', (request) => {
          if (isOutside(new URL(request.url()))) faults.push(`asked an outside host: ${request.url()}`)
        })
      }
      await watchContext(context)
      await use(watchContext)
      if (faults.length > 0) throw new Error(faults.join('\n'))
    },
    { auto: true },
  ],
  enter: async ({ browser, people: _made, watched, contextOptions }, use) => {
    const opened: BrowserContext[] = []
    await use(async (part, path = '/hello', options = {}) => {
      const context = await browser.newContext({ ...contextOptions, ...options })
      opened.push(context)
      await watched(context)
      const page = await context.newPage()
      await signInAs(page, part, path)
      return page
    })
    for (const context of opened) await context.close()
  },
})

const watch = (page: Page, expected: readonly RegExp[], faults: string[]): void => {
  const note = (text: string): void => {
    if (!expected.some((pattern) => pattern.test(text))) faults.push(`console error on ${page.url()}: ${text}`)
  }
  page.on('console', (message) => {
    if (message.type() === 'error') note(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => note(error.stack ?? error.message))
}

const isOutside = ({ protocol, hostname }: URL): boolean =>
  /^(http|ws)s?:$/.test(protocol) && !['127.0.0.1', 'localhost', '[::1]'].includes(hostname)
