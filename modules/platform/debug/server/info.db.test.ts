import { adminPassword, type TestServer } from '@chengban/server/testing/server.ts'
import { signInTeam, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await teamServer()
})
afterAll(() => server.close())

test('who may not read it gets build and time, no host, no probe', async () => {
  const { s1 } = await signInTeam(server)
  const { data } = await s1.get('/api/debug/info')
  expect(Object.keys(data).sort()).toEqual(['build', 'commit', 'tzBuild', 'tzServer', 'version'])
})

test('the rest is for holders of debug:read, and tells no secret', async () => {
  const admin = await server.signIn('admin', adminPassword)
  const { data } = await admin.get('/api/debug/info')
  expect(data).toMatchObject({
    environment: 'development',
    database: { ok: true, ms: expect.any(Number), migrations: expect.any(Number) },
    converter: { ok: expect.any(Boolean), ms: expect.any(Number) },
    dingTalk: { configured: false, queued: 0, failed: 0 },
    jobs: expect.any(Array),
  })
  expect(data).toHaveProperty('storage.ms')
  expect(JSON.stringify(data)).not.toMatch(/postgres(ql)?:\/\/|password/i)
})

test('the environment is the real one where the host that was asked is named as such', async () => {
  const admin = await server.signIn('admin', adminPassword)
  await server.owner.query(`update store.config set value = '["localhost"]' where key = 'ui.productionHosts'`)
  expect((await admin.get('/api/debug/info')).data.environment).toBe('production')
})
