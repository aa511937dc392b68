import { today } from '@chengban/engine/clock.ts'
import { runNotice } from '@chengban/engine/remind/run-notice.ts'
import { stopEnded } from '@chengban/engine/remind/stop.ts'
import { notices } from '@chengban/server/compose.ts'
import { openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())

it('every notice is found and ended by statements that the database takes', async () => {
  const { auth, catalog } = server.parts
  const failed: string[] = []
  for (const notice of notices)
    await auth
      .transaction(async (tx) => {
        await runNotice(tx, catalog, notice, { day: today() })
        await stopEnded(tx, catalog, notice)
      })
      .catch((error: unknown) => failed.push(`${notice.declared.code}: ${String(error)}`))
  expect(failed).toEqual([])
})
