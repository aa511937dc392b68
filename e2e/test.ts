import { test as base, type Page } from '@playwright/test'
import { startServer } from './server.ts'

/**
 * The test of every story: each worker has a server of its own with fresh data, and a page that writes an error to
 * its console or asks an outside host fails its test.
 */
export const test = base.extend<{ watched: undefined; expectedErrors: RegExp[] }, { serverUrl: string }>({
  serverUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
    async ({}, use) => {
      const server = await startServer()
      await use(server.url)
      await server.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ serverUrl }, use) => use(serverUrl),
  /** Console errors a story provokes on purpose, by their text. */
  expectedErrors: [[], { option: true }],
  watched: [
    async ({ context, expectedErrors }, use) => {
      const faults: string[] = []
      context.on('page', (page) => watch(page, expectedErrors, faults))
      await context.route(isOutside, (route) => {
        faults.push(`asked an outside host: ${route.request().url()}`)
        return route.abort()
      })
      await use(undefined)
      if (faults.length > 0) throw new Error(faults.join('\n'))
    },
    { auto: true },
  ],
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
