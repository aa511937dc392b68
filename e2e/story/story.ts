import { claimsOf, skewKey, tokenKey } from '@chengban/ui/api/token.ts'
import { type BrowserContext, type BrowserContextOptions, expect } from '@playwright/test'
import { type Doors, openDoors } from '../doors.ts'
import { pace } from '../pace.ts'
import { test as base } from '../test.ts'
import { Actor, type SignedInPage } from './actor.ts'
import { companyAddress, companyPassword } from './company.ts'
import { type JobName, jobs } from './jobs.ts'
import type { DoorsOf } from './made.ts'
import { isWithin, secondsOf, type Tally } from './tally.ts'

export interface OfStory {
  /** What a person of the demonstration company does, in one window for the whole story. */
  as: (account: string, where?: 'desk' | 'phone') => Actor
  /** A daily job: counts its clicks and keys, reports them at the end of the run, and fails above the limit. */
  job: (name: JobName, does: () => PromiseLike<unknown>) => Promise<void>
}

export interface OfWorker {
  /** A person's way to the server without a screen, signed in once. */
  doors: DoorsOf
  /** The time that the clock was turned to; earlier sessions have ended. */
  era: { moment: string; offsetSeconds?: number }
}

/** The test of a story in the demonstration company, which all stories share. */
export const story = base.extend<OfStory & { tally: Tally }, OfWorker>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
    async ({}, use) => use({ url: await companyAddress(), said: () => '', stop: async () => undefined }),
    { scope: 'worker', timeout: 90_000 * pace },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
  era: [async ({}, use) => use({ moment: '' }), { scope: 'worker' }],
  doors: [
    async ({ server, era }, use) => {
      const open = new Map<string, Promise<Doors>>()
      await use((account, password) => {
        if (password) return openDoors(server.url, account, password)
        const key = `${account} ${era.moment}`
        const known = open.get(key) ?? openDoors(server.url, account, companyPassword)
        open.set(key, known)
        return known
      })
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
  tally: async ({}, use, info) => {
    // several people, each with a window of their own
    info.setTimeout(2 * info.timeout)
    await use({ clicks: 0, keys: 0 })
  },
  as: async ({ browser, contextOptions, doors, era, server, tally, watched }, use) => {
    const contexts: BrowserContext[] = []
    const desks = new Map<string, Promise<SignedInPage>>()
    const sit = async (account: string, where: 'desk' | 'phone'): Promise<SignedInPage> => {
      const own = await doors(account)
      const storageState = signedIn(server.url, own.token)
      const context = await browser.newContext({ ...contextOptions, ...(where === 'phone' ? phone : {}), storageState })
      contexts.push(context)
      await watched(context)
      const page = await context.newPage()
      await page.goto(`/admin/#${where === 'phone' ? '/phone/phoneHome' : '/hello'}`)
      await expect(page.locator('main').first()).not.toBeEmpty()
      return { account, page, tally, groupOf: groupOf(own) }
    }
    await use((account, where = 'desk') => {
      const key = `${account} ${where} ${era.moment}`
      const desk = desks.get(key) ?? sit(account, where)
      desks.set(key, desk)
      return new Actor(desk)
    })
    for (const context of contexts) await context.close()
  },
  job: async ({ tally }, use, info) => {
    await use(async (name, does) => {
      const before = { ...tally }
      await does()
      const cost = { clicks: tally.clicks - before.clicks, keys: tally.keys - before.keys }
      const words = `${cost.clicks} 次点击，${cost.keys} 次按键，约 ${secondsOf(cost)} 秒`
      info.annotations.push({ type: 'job', description: JSON.stringify({ name, ...cost }) })
      expect(isWithin(cost, jobs[name]), `${name}：${words}`).toBe(true)
    })
  },
})

/** What a browser keeps of somebody who signed in; kept once, so that a session which ends leads to the sign-in page. */
const signedIn = (
  origin: string,
  token: string,
): Exclude<NonNullable<BrowserContextOptions['storageState']>, string> => {
  const cookie = {
    httpOnly: true,
    secure: false,
    sameSite: 'Lax' as const,
    domain: '127.0.0.1',
    path: '/',
    expires: -1,
  }
  return {
    cookies: [{ ...cookie, name: 'cb_token', value: token }],
    origins: [{ origin, localStorage: keptToken(token) }],
  }
}

/** The token, and the seconds by which the server's clock, which a story may turn, is ahead of the browser's. */
const keptToken = (token: string): { readonly name: string; readonly value: string }[] => {
  const now = Date.now() / 1000
  const skew = Math.round((claimsOf(token)?.iat ?? now) - now)
  return [
    { name: tokenKey, value: token },
    { name: skewKey, value: String(skew) },
  ]
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

interface Entry {
  readonly name: string
  readonly children?: readonly Entry[]
}

const groupOf = (own: Doors) => async (entry: string) => {
  const { nodes } = await own.get<{ nodes: readonly Entry[] }>('/api/menu/tree')
  const has = ({ name, children = [] }: Entry): boolean => name === entry || children.some(has)
  const group = nodes.find(has)
  if (!group) throw new Error(`nothing in the menu is called ${entry}`)
  return group.name
}
