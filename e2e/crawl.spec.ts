import { expect, type Page } from '@playwright/test'
import { type Finding, findingsOf } from './crawl/finding.ts'
import { known } from './crawl/known.ts'
import type { Doors } from './doors.ts'
import { pace } from './pace.ts'
import { lookAt } from './pictures/look.ts'
import { isOpen, type Place, places } from './pictures/places.ts'
import { story } from './story/story.ts'

/** Who walks through the pages: a seller, an implementer, a developer, finance, personnel, and the general manager. */
const walkers = ['xs02', 'ss04', 'yf02', 'cw01', 'hr01', 'gm'] as const

// what a page says there is judged by the look itself
story.use({ expectedErrors: [/./] })
story.describe.configure({ mode: 'parallel', timeout: 180_000 * pace })

for (const account of walkers)
  story(`${account} finds pages and their first records in order`, async ({ as, doors }) => {
    const share = await shareOf(doors, account)
    const found: Finding[] = []
    for (const where of ['desk', 'phone'] as const)
      await as(account, where).does('walks through the pages', async (page) => {
        for (const { path } of share.filter(({ isPhone }) => isPhone === (where === 'phone')))
          found.push(...(await walk(page, path)))
      })
    expect(found.filter((each) => !(each in known)).join('\n')).toBe('')
    const mended = Object.keys(known).filter((each) => !found.includes(each) && isOfPages(each, share))
    expect(mended.join('\n'), 'is no longer found: take it off the list').toBe('')
  })

/** Whether a finding is of one of these pages themselves: which record comes first is not settled. */
const isOfPages = (finding: Finding, share: readonly Place[]): boolean =>
  !finding.includes(' record ') && share.some(({ path }) => finding.startsWith(`${path} `))

type DoorsOf = (account: string) => Promise<Doors>

/** The pages of the menu that this one opens: each is opened by one of those who may, in turn. */
const shareOf = async (doors: DoorsOf, account: string): Promise<readonly Place[]> => {
  const rights = await Promise.all(
    walkers.map(async (each) => {
      const own = await doors(each)
      return { each, ...(await own.get<{ operations: readonly string[] }>('/api/core-user/info')) }
    }),
  )
  return places([])
    .filter(({ path }) => !path.includes('?'))
    .filter((place, at) => {
      const may = rights.filter(({ operations }) => isOpen(place, operations))
      return may[at % may.length]?.each === account
    })
}

/** Findings of a page and of the first record in its list. */
const walk = async (page: Page, path: string): Promise<readonly Finding[]> => {
  const where = decodeURIComponent(path)
  const found = findingsOf(await lookAt(page, path)).map((each) => `${where} ${each}`)
  const first = page.locator('tbody tr[data-row] .cb-table-link').first()
  const link = (await first.count()) > 0 ? await first.getAttribute('href') : undefined
  if (!link?.startsWith('#/record/')) return found
  return [...found, ...findingsOf(await lookAt(page, link.slice(1))).map((each) => `${where} record ${each}`)]
}
