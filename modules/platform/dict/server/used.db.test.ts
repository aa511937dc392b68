import { adminPassword, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../../server/demo.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer({ demo: true })
})
afterAll(() => server.close())

const path = '/api/dict/used?dictTypeId=position'

test('where codes are used is told to nobody but who keeps dictionaries', async () => {
  const seller = await server.signIn('xs02', demoPassword)
  expect(await seller.get(path)).toMatchObject({ status: 403 })
})

test('every code has its records, by kind and field; a type that is none has no codes', async () => {
  const admin = await server.signIn('admin', adminPassword)
  const { nodes } = (await admin.get(path)).data
  const { rows } = await server.owner.query<{ count: number }>(
    `select count(*)::integer as count from store."user" where position = '会计'`,
  )
  const found = nodes.find(({ code }: { code: string }) => code === '会计')
  expect(found.places).toContainEqual({ label: '人员的职务', count: rows[0]?.count })
  expect((await admin.get('/api/dict/used?dictTypeId=nothing')).data).toEqual({ nodes: [] })
})
