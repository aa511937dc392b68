import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { type Api, adminPassword, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let admin: Api
let seller: Api

beforeAll(async () => {
  server = await openServer({ demo: true })
  admin = await server.signIn('admin', adminPassword)
  seller = await server.signIn('xs02', demoPassword)
})
afterAll(() => server.close())

test('who has the dictionaries or the people already is not sent them again', async () => {
  const ask = (path: string, etag?: string) =>
    server.app.inject({
      method: 'GET',
      url: path,
      headers: { authorization: `Bearer ${seller.token}`, ...(etag ? { 'if-none-match': etag } : {}) },
    })
  // personal data is cached nowhere: the default without a rule
  expect((await ask('/api/core-user/info')).headers['cache-control']).toBe('no-store')
  for (const path of ['/api/dicts', '/api/users']) {
    const first = await ask(path)
    const etag = String(first.headers.etag)
    expect(first.headers['cache-control']).toBe('private, no-cache')
    const again = await ask(path, `W/${etag}`)
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
    expect((await ask(path, '"other"')).statusCode).toBe(200)
    expect((await server.app.inject({ method: 'GET', url: path, headers: { 'if-none-match': etag } })).statusCode).toBe(
      401,
    )
  }
  const { etag } = (await seller.get('/api/dicts')).data
  expect((await ask('/api/dicts', etag)).statusCode).toBe(304)
  expect((await admin.post('/api/dict', { dictTypeId: 'position', code: '门卫', name: '门卫' })).code).toBe('OK')
  const now = (await ask('/api/dicts', etag)).json().data
  expect([now.etag === etag, now.dicts.position.value.includes('门卫')]).toEqual([false, true])
  expect(now.nodes.find(({ code }: { code: string }) => code === '门卫')).toEqual({
    ...{ id: expect.any(String), code: '门卫', name: '门卫', sort: 100, dictTypeId: 'position' },
    ...{ color: null, isDefault: false, isEnable: true },
  })
})
