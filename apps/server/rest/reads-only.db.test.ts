import type { Engine } from '@chengban/engine/engine.ts'
import { config } from '@chengban/modules/platform/config/config.entity.ts'
import { type Api, adminPassword, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let admin: Api
beforeAll(async () => {
  server = await openServer()
  admin = await server.signIn('admin', adminPassword)
})
afterAll(() => server.close())

const asAdmin = <T>(work: (engine: Engine) => Promise<T>): Promise<T> =>
  server.sessions.as({ headers: { authorization: `Bearer ${admin.token}` } } as never, work)

test('reading as the system gives rows of everybody, and cannot write', async () => {
  const [me] = await asAdmin((engine) =>
    engine.asHouse('test', (sql) =>
      sql.query<{ me: string; people: number }>(
        'select app.me()::text as me, (select count(*)::integer from store."user") as people',
      ),
    ),
  )
  expect(me).toMatchObject({ me: expect.stringMatching(/^[0-9a-f-]{36}$/), people: expect.any(Number) })
  const writing = asAdmin((engine) =>
    engine.asHouse('numbers alone', (sql) => sql.query(`update store.config set value = value where key = 'x'`)),
  )
  await expect(writing).rejects.toThrow('Reading as the house writes nothing (numbers alone)')
})

test('a request that only reads opens no transaction that writes', async () => {
  const writing = asAdmin((engine) => {
    engine.readsOnly()
    return engine.write(config, async () => 'written')
  })
  await expect(writing).rejects.toThrow('A GET writes nothing')
  expect(await asAdmin((engine) => engine.write(config, async () => 'written'))).toBe('written')
})
