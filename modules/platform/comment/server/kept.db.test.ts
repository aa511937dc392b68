import { type Api, adminPassword, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let admin: Api
let root: string

beforeAll(async () => {
  server = await openServer()
  admin = await server.signIn('admin', adminPassword)
  root = (await server.owner.query('select id from store.department where parent_id is null')).rows[0].id
  await admin.patch(`/api/department/${root}`, { patch: { remark: '总部' } })
})
afterAll(() => server.close())

/** Tries a statement as the role given and takes it back; the SQLSTATE of its refusal, or how many rows it reached. */
const tried = async (role: string, statement: string): Promise<string | number | null> => {
  await server.owner.query('begin')
  try {
    if (role !== 'owner') await server.owner.query(`set local role ${role}`)
    return (await server.owner.query(statement)).rowCount
  } catch (error) {
    return (error as { code: string }).code
  } finally {
    await server.owner.query('rollback')
  }
}

test.each(['chengban_writer', 'owner'])('%s cannot change, delete or empty a 记录', async (role) => {
  const record = `type = '记录' and module = 'department'`
  for (const change of [`content = '改'`, `type = '评论'`, `changes = null`, 'creator_id = null', 'version = 2'])
    expect([change, await tried(role, `update store.comment set ${change} where ${record}`)]).toEqual([change, 'CB423'])
  expect(await tried(role, `delete from store.comment where ${record}`)).toBe('CB423')
  expect(await tried(role, 'truncate store.comment cascade')).toBe(role === 'owner' ? 'CB423' : '42501')
})

test('words are not records: they may be mended and go', async () => {
  const said = await admin.post('/api/comment', { module: 'department', relevanceId: root, content: '你好' })
  expect(said.code).toBe('OK')
  const where = `where id = '${said.data.id}'`
  expect(await tried('chengban_writer', `update store.comment set content = '您好' ${where}`)).toBe(1)
  expect((await admin.remove(`/api/comment/${said.data.id}`)).code).toBe('OK')
})

test('who made a record may be forgotten, not replaced', async () => {
  const make = `insert into store.department (id, tz_create, tz_update, name) values ('00000000-0000-7000-8000-000000000001', now(), now(), 'x')`
  const answer = await tried(
    'owner',
    `${make}; update store.comment set creator_id = gen_random_uuid() where type = '记录'`,
  )
  expect(answer).toBe('CB423')
})
