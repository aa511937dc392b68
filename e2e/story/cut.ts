import type { Page, Route } from '@playwright/test'

/** When the line goes: before the request leaves, on its way, or after the server has written. */
export type Moment = 'before' | 'within' | 'after'

const fails: Readonly<Record<Moment, (route: Route) => Promise<void>>> = {
  before: (route) => route.abort('internetdisconnected'),
  // the server works on it while the line is gone
  within: async (route) => {
    void route.fetch().catch(() => undefined)
    await route.abort('connectionreset')
  },
  after: async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  },
}

/** Cuts the line of every write of a page at a moment; gives what restores it. */
export const cutWrites = async (page: Page, moment: Moment): Promise<() => Promise<void>> => {
  const isWrite = (url: URL): boolean =>
    url.pathname === '/file' || (url.pathname.startsWith('/api/') && !url.pathname.startsWith('/api/comment/read'))
  // Playwright itself ends the requests of a tab that closes or is no longer cut
  const cut = (route: Route): Promise<void> =>
    route.request().method() === 'GET' ? route.fallback() : fails[moment](route).catch(ignoreEnded)
  await page.route(isWrite, cut)
  return () => page.unroute(isWrite, cut)
}

const ignoreEnded = (error: Error): void => {
  if (!/already handled|has been closed/.test(error.message)) throw error
}

/** What the browser writes to its console of a request that was cut. */
export const cutErrors = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|ERR_FAILED/
