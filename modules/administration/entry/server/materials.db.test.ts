import { clock } from '@chengban/engine/clock.ts'
import { samples } from '@chengban/engine/files/testing/samples.ts'
import { nameOf } from '@chengban/modules/platform/server/demo/names.ts'
import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { type Answer, type Api, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let server: TestServer
let hr: Api
let entryId: string
let items: { id: string; name: string }[]

const sql = async (text: string, ...params: readonly unknown[]) => (await server.owner.query(text, [...params])).rows

beforeAll(async () => {
  server = await openServer({ demo: true })
  hr = await server.signIn('hr01', demoPassword)
  ;[{ id: entryId }] = (await sql(`select id from store.entry where stage = '待入职' and kind = '入职' limit 1`)) as [
    { id: string },
  ]
  items = (await sql(
    `update store.entry_item set is_done = false, status = '待完成', tz_done = null where entry_id = $1 and kind = '材料' returning id, name`,
    entryId,
  )) as { id: string; name: string }[]
})
afterAll(() => server.close())
afterEach(() => clock.shift(0))

const lost = { status: 401, message: '链接已失效，请联系人事' }
const versionOf = async () => expectOk(await hr.get(`/api/entry/${entryId}`)).data.version
const ask = async (api = hr, id = entryId) =>
  api.post('/api/entry/action/materialLink', { id, version: await versionOf() })
const tokenIn = (answer: Answer): string =>
  new URL(expectOk(answer).data.link.replace('/#/', '/')).searchParams.get('token') ?? ''
const byLink = async (token: string, method: 'GET' | 'POST', payload?: object): Promise<Answer> => {
  const headers = { 'x-sign-token': token, ...(payload ? { 'content-type': 'application/json' } : {}) }
  const sent = payload ? { payload: JSON.stringify(payload) } : {}
  const answer = await server.app.inject({ method, url: '/api/entry/material', headers, ...sent })
  return { status: answer.statusCode, ...answer.json() }
}
const upload = async (token: string, name: string, bytes: Buffer): Promise<Answer> => {
  const edge = 'chengban-edge'
  const head = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${edge}--\r\n`)])
  const headers = { 'x-sign-token': token, 'content-type': `multipart/form-data; boundary=${edge}` }
  const answer = await server.app.inject({ method: 'POST', url: '/file', payload, headers })
  return { status: answer.statusCode, ...answer.json() }
}
const brought = async (token: string, name: string, bytes = samples.png) => {
  const url = expectOk(await upload(token, name, bytes)).data
  return [{ url, name, size: bytes.length }]
}

test('a link is asked for by who keeps the files, for somebody who is to come and owes papers', async () => {
  const head = await server.signIn('gm', demoPassword)
  expect((await ask(await server.signIn('xs03', demoPassword))).status).toBe(403)
  expect((await head.get('/api/entry/material')).status).toBe(401)
  expect(await hr.post('/api/entry/action/materialLink', { id: entryId, version: 99 })).toMatchObject({
    status: 409,
    message: '单据已变更，请刷新',
  })
  const [{ id: other, version }] = (await sql(
    `select id, version from store.entry where kind = '入职' and stage <> '待入职' limit 1`,
  )) as [{ id: string; version: number }]
  const elsewhere = await hr.post('/api/entry/action/materialLink', { id: other, version })
  expect(elsewhere).toMatchObject({ status: 409, message: '没有待提交的入职材料' })
  await sql(`update store.entry_item set is_done = true where entry_id = $1 and kind = '材料'`, entryId)
  expect(await ask()).toMatchObject({ status: 409, message: '没有待提交的入职材料' })
  await sql(`update store.entry_item set is_done = false where entry_id = $1 and kind = '材料'`, entryId)
})

test('the link opens the papers of one file and nothing else, until the first day is over; a new one ends it', async () => {
  const old = tokenIn(await ask())
  const token = tokenIn(await ask())
  expect(await byLink(old, 'GET')).toMatchObject(lost)
  expect(await byLink('w'.repeat(43), 'GET')).toMatchObject(lost)
  const { data } = expectOk(await byLink(token, 'GET'))
  expect(data).toMatchObject({ name: nameOf('dr01'), company: expect.stringMatching(/./) })
  expect(data.items.map(({ name }: { name: string }) => name).sort()).toEqual(items.map(({ name }) => name).sort())
  expect(Object.keys(data)).toEqual(['name', 'company', 'tzProbation', 'items'])
  expect(Object.keys(data.items[0])).toEqual(['id', 'name', 'isRequired', 'isDone', 'remark'])
  const until = Date.parse(`${data.tzProbation}T00:00:00+08:00`) + 86_400_000
  clock.shift((until - 5_000 - Date.now()) / 1000)
  expect((await byLink(token, 'GET')).status).toBe(200)
  clock.shift((until + 1_000 - Date.now()) / 1000)
  expect(await byLink(token, 'GET')).toMatchObject(lost)
})

test('papers come by the link alone, whole or not at all, and the link is used up', async () => {
  const token = tokenIn(await ask())
  const [first, second] = items as [(typeof items)[0], (typeof items)[0]]
  expect((await upload(token, 'a.txt', Buffer.from('文'))).message).toBe('不支持的文件类型')
  expect((await upload(token, 'a.png', Buffer.alloc(10 * 1_048_576 + 1, samples.png))).message).toBe('文件不能超过10MB')
  const file = await brought(token, '体检.png')
  const send = (sent: object[]) => byLink(token, 'POST', { items: sent })
  expect((await send([])).status).toBe(422)
  expect(
    await send([
      { id: first.id, file },
      { id: second.id, file: [] },
    ]),
  ).toMatchObject({
    status: 422,
    message: `请上传${second.name}`,
  })
  const inner = [{ url: expectOk(await hr.upload('内部.txt', '内部')).data, name: '内部.txt', size: 6 }]
  expect(await send([{ id: first.id, file: inner }])).toMatchObject({ status: 422, message: '文件不存在' })
  const [{ id: foreign }] = (await sql(
    `select id from store.entry_item where entry_id = $1 and kind <> '材料' limit 1`,
    entryId,
  )) as [{ id: string }]
  expect((await send([{ id: foreign, file }])).status).toBe(404)
  expect(
    await sql(
      `select from store.entry_item where is_done and id = any ($1)`,
      items.map(({ id }) => id),
    ),
  ).toEqual([])
  const both = await Promise.all([send([{ id: first.id, file }]), send([{ id: first.id, file }])])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  expect(both.find(({ status }) => status === 200)?.data).toEqual({ done: 1, open: items.length - 1 })
  expect(await byLink(token, 'GET')).toMatchObject(lost)
  const stored = expectOk(await hr.get(`/api/entryItem/${first.id}`)).data
  expect(stored).toMatchObject({ isDone: true, status: '已完成', file })
  expect((await hr.get(file[0]?.url ?? '')).status).toBe(200)
  const [told] = await sql(
    `select count(*)::int as n from store.message where title = '【入职】${nameOf('dr01')}已提交入职材料'`,
  )
  expect(told.n).toBeGreaterThan(0)
})

test('somebody who did not come has no link any more', async () => {
  const token = tokenIn(await ask())
  const day = await sql(
    `update store.entry set tz_probation = tz_probation - 30 where id = $1 returning tz_probation`,
    entryId,
  )
  expect(day).toHaveLength(1)
  expectOk(await hr.post('/api/entry/action/noShow', { id: entryId, version: await versionOf(), opinion: '未报到' }))
  expect(await byLink(token, 'GET')).toMatchObject(lost)
  const [row] = await sql('select material_token from store.entry where id = $1', entryId)
  expect(row.material_token).toBeNull()
})
