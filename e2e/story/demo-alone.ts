import { pace } from '../pace.ts'
import { startServer } from '../server.ts'
import { alone } from './alone.ts'
import { companyPassword } from './company.ts'

/** A story whose demonstration company serves no story but those that turn its clock. */
export const demoAlone = alone.extend({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
    async ({}, use) => {
      const server = await startServer({ ADMIN_PASSWORD: companyPassword, DEMO: '1' })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 240_000 * pace },
  ],
})
