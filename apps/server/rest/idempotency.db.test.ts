import { clock } from '@chengban/engine/clock.ts'
import { uuidv7 } from '@chengban/engine/db/uuid.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, type Api, adminPassword, type TestServer } from '../testing/server.ts'
import { expectOk, makeClient, signInTeam, teamServer } from '../testing/team.ts'

let server: TestServer
let admin: Api

beforeAll(async () => {
  server = await teamServer()
  admin = await server.signIn('admin', adminPassword)
})
afterEach(() => clock.shift(0))
afterAll(() => server.close())

const post = async (url: string, key: string, body: unknown, { token } = admin): Promise<Answer> => {
  const response = await server.app.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
    payload: JSON.stringify(body),
  })
  return { status: response.statusCode, ...response.json() }
}
const roles = async (name: string): Promise<number> =>
  (await server.owner.query('select from store.role where name = $1', [name])).rowCount ?? 0

test('another body under the key is refused, and a key that is none', async () => {
  await post('/api/role', 'a-1', { name: '一号' })
  const other = await post('/api/role', 'a-1', { name: '二号' })
  expect([other.status, other.code, other.message]).toEqual([409, 'CONFLICT', '重复的请求标识'])
  expect(await roles('二号')).toBe(0)
  expect((await post('/api/role', 'x'.repeat(201), { name: '二号' })).message).toBe('请求标识格式错误')
})

test('the first answer comes again, a refusal too; without a key everything is done anew', async () => {
  const first = await post('/api/role', 'b-1', { name: '三号' })
  expect(first.code).toBe('OK')
  expect(await post('/api/role', 'b-1', { name: '三号' })).toEqual(first)
  expect(await roles('三号')).toBe(1)
  const refused = await post('/api/role', 'b-2', { name: '三号' })
  expect(refused.code).not.toBe('OK')
  await server.owner.query(`delete from store.role where name = '三号'`)
  expect(await post('/api/role', 'b-2', { name: '三号' })).toEqual(refused)
  expect((await admin.post('/api/role', { name: '三号' })).code).toBe('OK')
})

test('two at once: one runs, the other waits for its answer', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => post('/api/department', 'c-1', { name: '并行' })))
  expect(answers[0]?.code).toBe('OK')
  for (const answer of answers) expect(answer).toEqual(answers[0])
  const made = await server.owner.query(`select from store.department where name = '并行'`)
  expect(made.rowCount).toBe(1)
})

test('also where the row itself has nothing that stands once', async () => {
  const { rows } = await server.owner.query(
    `insert into store.client (id, tz_create, tz_update, name, type, province, city, linkman, status)
     values (gen_random_uuid(), now(), now(), '并行医院', '公立医院', '甲省', '甲市', '何川', '通过') returning id`,
  )
  const contact = { clientId: rows[0].id, name: '并行' }
  const answers = await Promise.all(Array.from({ length: 6 }, () => post('/api/clientContact', 'c-2', contact)))
  expect(answers[0]?.code).toBe('OK')
  for (const answer of answers) expect(answer).toEqual(answers[0])
  const made = await server.owner.query('select from store.client_contact where client_id = $1', [rows[0].id])
  expect(made.rowCount).toBe(1)
})

test('a key is one person’s on one path for a day', async () => {
  await post('/api/role', 'd-1', { name: '四号' })
  expect((await post('/api/department', 'd-1', { name: '四号' })).code).toBe('OK')
  clock.shift(23 * 3600 + 3500)
  const late = await server.signIn('admin', adminPassword)
  expect((await post('/api/role', 'd-1', { name: '五号' }, late)).message).toBe('重复的请求标识')
  clock.shift(24 * 3600 + 60)
  const next = await server.signIn('admin', adminPassword)
  expect((await post('/api/role', 'd-1', { name: '五号' }, next)).code).toBe('OK')
  expect((await post('/api/role', 'd-1', { name: '五号' }, next)).code).toBe('OK')
  expect(await roles('五号')).toBe(1)
})

test('an answer lost between writing and answering is not written again', async () => {
  await post('/api/role', 'e-1', { name: '六号' })
  await server.owner.query('update app.idempotency set answer = null')
  const again = await post('/api/role', 'e-1', { name: '六号' })
  expect([again.code, again.message, await roles('六号')]).toEqual(['CONFLICT', '请求已处理，请刷新查看', 1])
})

test('neither key nor answer can be read at rest', async () => {
  await post('/api/role', 'f-secret', { name: '七号' })
  const { rows } = await server.owner.query('select name, answer from app.idempotency')
  const text = rows.map(({ name, answer }) => `${name}${answer}`).join(' ')
  expect(text).not.toMatch(/f-secret|七号/)
})

const ownId = '01980000-0000-7000-8000-00000000000a'
const named = (id: unknown, name = '自定', { token } = admin): Promise<Answer> =>
  admin.as(token).post('/api/department', { id, name })

describe('an id of one’s own', () => {
  test('is a UUID of version 7', async () => {
    for (const id of [1, 'x', '01980000-0000-4000-8000-000000000001', `${ownId}0`])
      expect(await named(id)).toMatchObject({ status: 422, data: { fields: { id: 'ID格式错误' } } })
  })

  test('is taken as it stands, in lower case, and no row later; errors of the form come before it is looked for', async () => {
    expect((await named(ownId.toUpperCase())).data.id).toBe(ownId)
    expect(await named(ownId, '别的')).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      message: '数据已存在',
      data: null,
    })
    expect(await named(ownId, '')).toMatchObject({ status: 422, data: { fields: { name: '部门名称不能为空' } } })
    expect((await admin.get(`/api/department/${ownId}`)).data.name).toBe('自定')
  })

  test('says the same of a row its writer does not see, and of one that is gone', async () => {
    const team = await signInTeam(server)
    const hidden = await makeClient(team)
    const form = { name: '乙市医院', type: '企业', province: '甲', city: '乙', linkman: '何' }
    expect((await team.s2.get(`/api/client/${hidden}`)).status).toBe(404)
    // ids of rows in other tables do not collide
    const { data } = await team.s2.post('/api/client', { ...form, id: uuidv7() })
    const taken = await team.s2.post('/api/client', { ...form, name: '丙市医院', id: data.id })
    const unseen = await team.s2.post('/api/client', { ...form, name: '丙市医院', id: hidden })
    expect(unseen).toEqual(taken)
    expect(unseen).toMatchObject({ status: 409, message: '数据已存在' })
    expectOk(await team.s2.remove(`/api/client/${data.id}`))
    expect(await team.s1.post('/api/client', { ...form, name: '丁市医院', id: data.id })).toEqual(taken)
  })

  test('of several rows at once one that stands refuses all; two at once make one row', async () => {
    const id = uuidv7()
    const rows = [
      { id, name: '一' },
      { id: ownId, name: '二' },
    ]
    expect((await admin.post('/api/department/bulk', { create: rows })).message).toContain('数据已存在')
    expect((await admin.get(`/api/department/${id}`)).status).toBe(404)
    const answers = await Promise.all([named(id, '三'), named(id, '四'), named(id, '五')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test('sent again under its key it gives the first answer', async () => {
    const id = uuidv7()
    const first = await post('/api/department', 'own-1', { id, name: '重发' })
    expect(first.data.id).toBe(id)
    expect(await post('/api/department', 'own-1', { id, name: '重发' })).toEqual(first)
    expect((await post('/api/department', 'own-2', { id, name: '重发' })).message).toBe('数据已存在')
  })
})
