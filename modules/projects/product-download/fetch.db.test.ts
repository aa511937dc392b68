import { buffer } from 'node:stream/consumers'
import { clock } from '@chengban/engine/clock.ts'
import { zip } from '@chengban/engine/excel/zip.ts'
import { partsOf, unpack } from '@chengban/engine/import/archive.ts'
import type { Answer, TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let project: string
let version: string

const packed = await buffer(zip([{ name: 'setup.txt', content: ['安装'] }]))
const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]
const sql = async (text: string, params: readonly unknown[] = []) => (await server.owner.query(text, [...params])).rows
const made = async (table: string, body: object): Promise<string> =>
  expectOk(await team.admin.post(`/api/${table}`, body)).data.id
const config = (values: object) =>
  sql('update store.product_library set download_config = download_config || $1::jsonb', [JSON.stringify(values)])

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  const { g, s1 } = team.ids
  const product = await made('productLibrary', { name: '集成平台', code: 'PT-1', category: '平台', principalId: g })
  const form = await uploaded('升级包.zip', packed)
  const body = { productLibraryId: product, name: 'V2.9.9', type: '大版本', planDate: '2026-12-31', userId: s1 }
  version = await made('productLibraryVersion', { ...body, packageFile: [form] })
  project = await made('project', { name: '一院', type: '实施项目', startTime: '2026-01-05', principalId: s1 })
  await sql(`update store."user" set operations = '["productLibrary:apply"]' where id = $1`, [s1])
  await sql(`update store.product_library_version set stage = '已发布'`)
  await config({ needAudit: false, maxTimes: 3, watermark: true })
})
afterEach(() => clock.shift(0))
afterAll(() => server.close())

const uploaded = async (name: string, bytes: Buffer) => {
  const edge = 'edge19'
  const part = (head: string, value: string | Buffer) => [`--${edge}\r\n${head}\r\n\r\n`, value, '\r\n']
  const pieces = [
    ...part('content-disposition: form-data; name="folder"', 'package'),
    ...part(`content-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/zip`, bytes),
    `--${edge}--\r\n`,
  ]
  const answer = await server.app.inject({
    method: 'POST',
    url: '/file',
    headers: { authorization: `Bearer ${team.admin.token}`, 'content-type': `multipart/form-data; boundary=${edge}` },
    payload: Buffer.concat(pieces.map((piece) => Buffer.from(piece))),
  })
  return { name, url: String(answer.json().data), size: bytes.length }
}

/** A grant that was passed at once, with its password. */
const grant = async (): Promise<{ id: string; password: string }> => {
  await sql('delete from store.product_download')
  const body = { id: version, projectId: project, reason: '现场升级' }
  return expectOk(await team.s1.post('/api/product-library/apply', body)).data
}
const fetch = (api: Team['s1'], { id, password }: { id: string; password: string }) =>
  api.post('/api/productDownload/action/fetch', { id, password })
const row = async (id: string) => expectOk(await team.admin.get(`/api/productDownload/${id}`)).data

test('is for its applicant alone, and as often as was granted', async () => {
  const own = await grant()
  expect((await fetch(team.s2, own)).status).toBe(404)
  expect((await fetch(team.admin, own)).status).toBe(403)
  for (const left of [2, 1, 0]) expect(expectOk(await fetch(team.s1, own)).data.left).toBe(left)
  expect(told(await fetch(team.s1, own))).toEqual([422, { id: '已超过下载次数' }])
  const { usedTimes, log } = await row(own.id)
  expect([usedTimes, log.map(({ event, ok }: { event: string; ok: boolean }) => [event, ok])]).toEqual([
    3,
    [1, 2, 3].map(() => ['下载', true]),
  ])
})

test('five wrong passwords end it, and each is kept though it was refused', async () => {
  const own = await grant()
  for (const left of [4, 3, 2, 1, 0])
    expect(told(await fetch(team.s1, { ...own, password: 'wrong' }))).toEqual([
      422,
      { password: `密码错误，还可尝试${left}次` },
    ])
  expect(told(await fetch(team.s1, own))).toEqual([422, { id: '授权已失效' }])
  const { status, wrongTimes, usedTimes } = await row(own.id)
  expect([status, wrongTimes, usedTimes]).toEqual(['已失效', 5, 0])
})

test('ten wrong ones at once count five', async () => {
  const own = await grant()
  const answers = await Promise.all(Array.from({ length: 10 }, () => fetch(team.s1, { ...own, password: 'wrong' })))
  const left = answers.map((one) => told(one)[1].password).filter(Boolean)
  expect(left.sort()).toEqual([0, 1, 2, 3, 4].map((n) => `密码错误，还可尝试${n}次`))
  expect((await row(own.id)).wrongTimes).toBe(5)
})

test('a day that has passed is told before anything else', async () => {
  const own = await grant()
  await sql('update store.product_download set tz_expire = $1, used_times = 3', [clock.now().toISOString()])
  expect(told(await fetch(team.s1, { ...own, password: 'wrong' }))).toEqual([422, { id: '授权已过期' }])
  await sql(`update store.product_download set status = '已失效'`)
  expect(told(await fetch(team.s1, own))).toEqual([422, { id: '授权已过期' }])
})

test('ten at once with one left: one address', async () => {
  const own = await grant()
  await sql('update store.product_download set used_times = 2')
  const answers = await Promise.all(Array.from({ length: 10 }, () => fetch(team.s1, own)))
  expect(answers.filter(({ code }) => code === 'OK').map(({ data }) => data.left)).toEqual([0])
  expect(answers.filter(({ code }) => code !== 'OK').map(told)).toEqual(
    Array.from({ length: 9 }, () => [422, { id: '已超过下载次数' }]),
  )
  expect((await row(own.id)).usedTimes).toBe(3)
})

test('the address gives the package once, with who has it, and for five minutes', async () => {
  const own = await grant()
  const { url } = expectOk(await fetch(team.s1, own)).data
  const read = (at: string) => server.app.inject({ method: 'GET', url: at })
  const answers = await Promise.all([read(url), read(url), read(url)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404])
  const got = answers.find(({ statusCode }) => statusCode === 200)
  const body = got?.rawPayload ?? Buffer.alloc(0)
  const files = partsOf(body)
  expect(Number(got?.headers['content-length'])).toBe(got?.rawPayload.length)
  const said = files.get('下载说明.txt')
  const words = said ? unpack(body, said).toString() : ''
  expect([[...files.keys()], words.includes('林一'), words.includes(own.id)]).toEqual([
    ['setup.txt', '下载说明.txt'],
    true,
    true,
  ])
  const late = expectOk(await fetch(team.s1, own)).data.url
  clock.shift(300)
  expect((await read(late)).statusCode).toBe(404)
  clock.shift(0)
  await config({ watermark: false })
  const plain = expectOk(await fetch(team.s1, own)).data.url
  clock.shift(290)
  expect((await read(plain)).rawPayload.equals(packed)).toBe(true)
  expect((await read('/file/once/nothing')).statusCode).toBe(404)
})
