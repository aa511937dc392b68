import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, adminPassword, openServer, type TestServer } from '../testing/server.ts'

let server: TestServer
let admin: Api
let root: string

beforeAll(async () => {
  server = await openServer()
  admin = await server.signIn('admin', adminPassword)
  root = (await server.owner.query('select id from store.department where parent_id is null')).rows[0].id
})
afterAll(() => server.close())

const made = async (name: string): Promise<string> =>
  (await admin.post('/api/department', { name, parentId: root })).data.id
const stands = async (id: string): Promise<boolean> => (await admin.get(`/api/department/${id}`)).code === 'OK'

test('refuses what deleting would refuse, of several too, and nothing there is', async () => {
  const refusal = { code: 'CONFLICT', message: '部门下仍有人员或子部门' }
  const id = await made('甲')
  expect(await admin.remove(`/api/department/${root}`, { dryRun: true })).toMatchObject(refusal)
  expect(await admin.remove('/api/department', { ids: [id, root], dryRun: true })).toMatchObject(refusal)
  expect(await admin.remove(`/api/department/${crypto.randomUUID()}`, { dryRun: true })).toMatchObject({ status: 404 })
  expect(await admin.remove(`/api/department/${id}`, { dryRun: true, version: 9 })).toMatchObject({ code: 'CONFLICT' })
})

test('leaves everything as it was, the trail too; the deletion that follows deletes', async () => {
  const id = await made('乙')
  const trail = async () =>
    (await server.owner.query('select count(*)::integer as n from store.comment where relevance_id = $1', [id])).rows[0]
      .n
  const before = await trail()
  expect(await admin.remove(`/api/department/${id}`, { dryRun: true })).toMatchObject({ code: 'OK' })
  expect(await admin.remove('/api/department', { ids: [id], dryRun: true })).toMatchObject({ code: 'OK' })
  expect([await stands(id), await trail()]).toEqual([true, before])
  expect(await admin.remove(`/api/department/${id}`, {})).toMatchObject({ code: 'OK' })
  expect([await stands(id), await trail()]).toEqual([false, before + 1])
})
