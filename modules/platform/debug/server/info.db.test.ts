import { makeCast, staffedHouse } from '@chengban/server/testing/cast.ts'
import { adminPassword, type House } from '@chengban/server/testing/house.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let house: House
beforeAll(async () => {
  house = await staffedHouse()
})
afterAll(() => house.close())

test('who may not read it gets build and time, no host, no probe', async () => {
  const { s1 } = await makeCast(house)
  const { data } = await s1.get('/api/debug/info')
  expect(Object.keys(data).sort()).toEqual(['build', 'commit', 'tzBuild', 'tzServer', 'version'])
})

test('the rest is for holders of debug:read, and tells no secret', async () => {
  const admin = await house.signIn('admin', adminPassword)
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
  const admin = await house.signIn('admin', adminPassword)
  await house.owner.query(`update store.config set value = '["localhost"]' where key = 'ui.productionHosts'`)
  expect((await admin.get('/api/debug/info')).data.environment).toBe('production')
})
