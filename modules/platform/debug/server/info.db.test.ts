import { makeCast } from '@chengban/server/testing/cast.ts'
import { adminPassword, type House, openHouse } from '@chengban/server/testing/house.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let house: House
beforeAll(async () => {
  house = await openHouse()
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
    database: { ok: true, migrations: expect.any(Number) },
    converter: { ok: expect.any(Boolean) },
    dingTalk: { configured: false, queued: 0, failed: 0 },
    jobs: expect.any(Array),
  })
  expect(JSON.stringify(data)).not.toMatch(/postgres(ql)?:\/\/|password/i)
})
