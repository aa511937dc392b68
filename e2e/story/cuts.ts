import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { Actor } from './actor.ts'
import { cutWrites, type Moment } from './cut.ts'

/** Something typed on a page, and what comes of it. */
export interface Written {
  /** Where it is typed, as the address bar has it after `#`. */
  readonly path: string
  /** Types it, and hands it in at last. */
  readonly types: (actor: Actor) => Actor
  readonly sends: (actor: Actor) => Actor
  /** How often the server has it. */
  readonly count: () => Promise<number>
}

export interface Ending {
  readonly moment: Moment
  /** The tab is killed and two are opened; else the line comes back in the tab at hand. */
  readonly isKilled: boolean
}

export const endings: readonly Ending[] = (['before', 'within', 'after'] as const).flatMap((moment) => [
  { moment, isKilled: false },
  { moment, isKilled: true },
])

/** Cuts the line of one hand-in, and has it sent later: it is at the server once at the end. */
export const walkCut = async (
  page: string,
  { moment, isKilled }: Ending,
  context: BrowserContext,
  origin: string,
  written: Written,
): Promise<void> => {
  const said = `${page}, cut ${moment} the server writes${isKilled ? ', tab killed' : ''}`
  const tab = await open(context, `${origin}/admin/#${written.path}`)
  const actor = new Actor(Promise.resolve({ account: '', page: tab, tally: { clicks: 0, keys: 0 }, groupOf }))
  await written.types(actor)
  const restore = await cutWrites(tab, moment)
  await written.sends(actor)
  await expect(tab.getByText('已存，连上后提交').first(), said).toBeVisible()
  const tabs = isKilled ? await reopened(tab, context) : [tab]
  if (!isKilled) await restore()
  await Promise.all(tabs.map(sends))
  await expect.poll(written.count, { message: said }).toBe(1)
  await expect.poll(() => waiting(tabs[0] as Page), { message: said }).toBe(0)
  await Promise.all(tabs.map(sends))
  expect(await written.count(), said).toBe(1)
  for (const each of tabs) await each.close()
  test.info().annotations.push({ type: 'cut', description: page })
}

const open = async (context: BrowserContext, address: string): Promise<Page> => {
  const tab = await context.newPage()
  await tab.goto(address)
  return tab
}

const reopened = async (tab: Page, context: BrowserContext): Promise<readonly Page[]> => {
  const address = tab.url()
  await tab.close()
  return Promise.all([open(context, address), open(context, address)])
}

/** The line is back, as the browser says so. */
const sends = (tab: Page): Promise<unknown> => tab.evaluate(() => dispatchEvent(new Event('online')))

/** How many hand-ins the device still keeps. */
const waiting = (tab: Page): Promise<number> =>
  tab.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('chengban')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const all = opening.result.transaction('outbox').objectStore('outbox').getAll()
          all.onsuccess = () => {
            opening.result.close()
            resolve(all.result.filter(({ state }: { state: string }) => state !== 'sent').length)
          }
        }
      }),
  )

const groupOf = async (): Promise<string> => ''
