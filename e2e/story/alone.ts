import { pace } from '../pace.ts'
import { startServer } from '../server.ts'
import { companyPassword } from './company.ts'
import { lastMonth } from './names.ts'
import { makeOffice } from './office.ts'
import { story } from './story.ts'

export interface OfStory {
  /** Turns the company's clock to a moment of +08:00, `2026-11-20T10:00`; people sit down and sign in anew. */
  at: (moment: string) => Promise<void>
  /** Lets so many seconds pass by the company's clock; nobody signs in anew. */
  later: (seconds: number) => Promise<void>
  /** Has a job of the night done now. */
  night: (...names: readonly string[]) => Promise<void>
}

/** The test of a story that takes months: its company is its own, so that its clock can be turned. */
export const alone = story.extend<OfStory>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
    async ({}, use) => {
      const server = await startServer({ ADMIN_PASSWORD: companyPassword })
      await makeOffice(server.url, `${lastMonth()}-01`)
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 * pace },
  ],
  at: async ({ server, era }, use) => {
    await use(async (moment) => {
      const offsetSeconds = (Date.parse(`${moment}+08:00`) - Date.now()) / 1000
      await hook(`${server.url}/api/test/clock`, { offsetSeconds })
      Object.assign(era, { moment, offsetSeconds })
    })
  },
  later: async ({ server, era }, use) => {
    await use(async (seconds) => {
      era.offsetSeconds = (era.offsetSeconds ?? 0) + seconds
      await hook(`${server.url}/api/test/clock`, { offsetSeconds: era.offsetSeconds })
    })
  },
  night: async ({ server }, use) => {
    await use(async (...names) => {
      for (const name of names) await hook(`${server.url}/api/test/job`, { name })
    })
  },
})

const hook = async (url: string, body: object): Promise<void> => {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(await response.text())
}
