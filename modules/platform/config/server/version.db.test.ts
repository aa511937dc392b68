import { type Api, adminPassword, call, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoPassword } from '../../server/demo.ts'

let server: TestServer
let admin: Api
let seller: Api
beforeAll(async () => {
  server = await openServer({ demo: true })
  admin = await server.signIn('admin', adminPassword)
  seller = await server.signIn('xs02', demoPassword)
})
afterAll(() => server.close())

const publish = (version: string, more: object = {}) => admin.post('/api/config/setLastVer', { version, ...more })
const out = async () => expectOk(await call(server.app, 'GET', '/api/config/getLastVer')).data

it('is published by nobody without the right, in no other form, and never backwards', async () => {
  expect(await seller.post('/api/config/setLastVer', { version: '2.0.0' })).toMatchObject({ status: 403 })
  for (const version of ['2', '2.0', 'v2.0.0', '2.0.0-rc'])
    expect(await publish(version)).toMatchObject({ status: 422, message: '版本号格式错误' })
  expect(await publish('1.0.0')).toMatchObject({ status: 422, message: '版本号必须大于1.0.0' })
  expect(await out()).toMatchObject({ version: '1.0.0', force: false, notes: '', tzPublish: null })
})

it('is told to everybody, signed in or not, and to every open page', async () => {
  const listener = new pg.Client({ connectionString: server.database.url })
  await listener.connect()
  const heard: unknown[] = []
  listener.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '')))
  await listener.query('listen chengban_event')
  expectOk(await publish('1.9.9', { notes: '修复若干问题', force: true }))
  expect(await publish('1.9.9')).toMatchObject({ message: '版本号必须大于1.9.9' })
  expectOk(await publish('1.10.0'))
  expect(await publish('1.9.10')).toMatchObject({ message: '版本号必须大于1.10.0' })
  expect(await out()).toMatchObject({
    version: '1.10.0',
    force: false,
    notes: '',
    tzPublish: expect.stringMatching(/\+08:00$/),
  })
  await expect.poll(() => heard).toContainEqual({ event: 'version', version: '1.10.0' })
  await listener.end()
})

it('of many at once the highest stands', async () => {
  await Promise.all([3, 1, 5, 2, 4].map((n) => publish(`2.${n}.0`)))
  expect(await out()).toMatchObject({ version: '2.5.0' })
})
