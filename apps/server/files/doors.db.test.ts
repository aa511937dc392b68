import { clock } from '@chengban/engine/clock.ts'
import { samples } from '@chengban/engine/files/testing/samples.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Answer, type Api, call, type TestServer } from '../testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '../testing/team.ts'

let server: TestServer
let team: Team

beforeAll(async () => {
  server = await teamServer({ works: true })
  team = await signInTeam(server)
})
afterAll(() => server.close())
afterEach(() => clock.shift(0))

const png = async (api: Api): Promise<string> => expectOk(await api.upload('a.png', samples.png)).data
const told = ({ status, message }: Answer) => [status, message]
const missing = [404, '文件不存在']
const setting = (key: string, value: string) => team.admin.patch(`/api/config/${key}`, { patch: { value } })
const ticketsOf = async (api: Api, urls: readonly string[]): Promise<Record<string, string>> =>
  expectOk(await api.post('/api/file/ticket', { urls })).data.tickets
const open = (url: string, ticket: string) => call(server.app, 'GET', `${url}?ticket=${encodeURIComponent(ticket)}`)

test('tickets: for lists of 1 to 100 addresses, for those signed in, of files they may read', async () => {
  const url = await png(team.s1)
  for (const urls of [[], 'x', [1], Array(101).fill(url), null])
    expect((await team.s1.post('/api/file/ticket', { urls })).status).toBe(422)
  expect((await call(server.app, 'POST', '/api/file/ticket', undefined, { urls: [url] })).status).toBe(401)
  expect(await ticketsOf(team.s2, [url, '/file/image/none.png'])).toEqual({})
  expect(Object.keys(await ticketsOf(team.s1, [url, await png(team.s2)]))).toEqual([url])
})

test('a ticket opens its file alone, for ten minutes, and dies with its session', async () => {
  const [url, other] = [await png(team.s1), await png(team.s1)]
  const api = await server.signIn('seller1', 'Person-2026')
  const ticket = (await ticketsOf(api, [url]))[url] as string
  expect(told(await open(other, ticket))).toEqual(missing)
  expect(told(await open(url, `${ticket}x`))).toEqual(missing)
  expect(told(await open(url, api.token))).toEqual(missing)
  expect((await call(server.app, 'GET', '/api/user/1', ticket)).status).toBe(401)
  expect((await open(url, ticket)).status).toBe(200)
  clock.shift(601)
  expect(told(await open(url, ticket))).toEqual(missing)
  clock.shift(0)
  await server.owner.query(
    `update store.login_log set tz_revoke = now() where id = (select id from store.login_log where user_id = $1 order by tz_create desc limit 1)`,
    [team.ids.s1],
  )
  expect((await open(url, ticket)).status).toBe(401)
})

test('pictures of people are everybody’s, other files are not', async () => {
  const [url, face] = [await png(team.s1), await png(team.s1)]
  await server.owner.query(
    `update store.stored_file set folder = 'avatar', url = replace(url, 'attachment', 'avatar') where url = $1`,
    [face],
  )
  expect((await team.s2.get(face.replace('attachment', 'avatar'))).status).toBe(200)
  expect(told(await team.s2.get(url))).toEqual(missing)
  expect(told(await team.s2.get(`${url}?w=64`))).toEqual(missing)
})

test('settings of uploads are readable or refused', async () => {
  for (const [key, value] of [
    ['upload.types', '{"image":["svg"]}'],
    ['upload.types', '["png"]'],
    ['upload.maxBytes', '0'],
    ['upload.maxFiles', '1000'],
  ] as const)
    expect((await setting(key, value)).data.fields, `${key} ${value}`).toHaveProperty('value')
})

test('types and limits hold as they are set, for both ways in', async () => {
  expectOk(await setting('upload.types', '{"attachment":["pdf"]}'))
  expect(told(await team.s1.upload('a.png', samples.png))).toEqual([422, '不支持的文件类型'])
  expect((await announced('a.png', 70)).statusCode).toBe(422)
  expectOk(await setting('upload.types', '{"attachment":["pdf","png"]}'))
  expectOk(await setting('upload.maxBytes', '69'))
  expect(told(await team.s1.upload('a.png', samples.png))).toEqual([413, '文件不能超过69字节'])
  expect((await announced('a.png', 70)).statusCode).toBe(413)
  expectOk(await setting('upload.maxBytes', '1099511627776'))
  expect((await announced('a.png', 70)).statusCode).toBe(201)
  await png(team.s1)
})

test('as many files as are set, where a field says nothing of its own', async () => {
  expectOk(await setting('upload.maxFiles', '1'))
  const file = [{ url: await png(team.s1) }, { url: await png(team.s1) }]
  const said = async (contractFile: object) => (await team.s1.post('/api/contract', { contractFile })).data.fields
  expect(await said(file)).toMatchObject({ contractFile: '只能上传1个文件' })
  expect(await said(file.slice(1))).not.toHaveProperty('contractFile')
  expectOk(await setting('upload.maxFiles', '999'))
})

test('an upload in pieces is its person’s, and is read like any other', async () => {
  const place = String((await announced('a.png', samples.png.length)).headers.location)
  const send = (token: string) =>
    server.app.inject({
      ...{ method: 'PATCH', url: place, payload: samples.png },
      headers: { ...tus(token), 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    })
  expect((await send(team.s2.token)).statusCode).toBe(404)
  const url = String((await send(team.s1.token)).headers['x-file-url'])
  expect((await team.s1.get(url)).data).toEqual(samples.png)
  expect(told(await team.s2.get(url))).toEqual(missing)
})

const tus = (token: string) => ({ authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' })
const announced = (name: string, length: number, api: Api = team.s1) =>
  server.app.inject({
    ...{ method: 'POST', url: '/file/resumable' },
    headers: {
      ...{ ...tus(api.token), 'upload-length': String(length) },
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
    },
  })

test('of uploads that are not ended a person has twenty, however many are begun at once; others have their own', async () => {
  const begin = async (api: Api) => {
    const answer = await announced('a.png', 70, api)
    return answer.statusCode === 201 ? String(answer.headers.location) : [answer.statusCode, answer.json().message]
  }
  const answers = await Promise.all(Array.from({ length: 30 }, () => begin(team.s2)))
  const begun = answers.filter((one) => typeof one === 'string')
  const full = [429, '未完成的上传过多，请先完成或取消']
  expect(begun).toHaveLength(20)
  expect(answers.filter((one) => typeof one !== 'string')).toEqual(Array.from({ length: 10 }, () => full))
  expect(await begin(team.h)).toMatch(/^\/file/)
  expect(await begin(team.s2)).toEqual(full)
  const given = { method: 'DELETE', url: String(begun[0]), headers: tus(team.s2.token) } as const
  expect((await server.app.inject(given)).statusCode).toBe(204)
  expect(await begin(team.s2)).toMatch(/^\/file/)
})
