import { pngOf, sizeOf } from '@chengban/engine/files/testing/picture.ts'
import { samples } from '@chengban/engine/files/testing/samples.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FileTestServer, post, testServer } from './testing/door.ts'

let server: FileTestServer
let url: string
let id: string
beforeEach(async () => {
  server = await testServer()
  url = (await post(server, { file: await pngOf(400, 200), folder: 'image' })).data
  id = url.slice(12, 48)
})
afterEach(() => server.close())

const get = (path: string, headers: Record<string, string> = {}, user = 'u1') =>
  server.app.inject({ method: 'GET', url: path, headers: { 'x-user': user, ...headers } })

test('who may not read the file gets no picture of it, also once it is made', async () => {
  expect((await get(`${url}?w=128`)).statusCode).toBe(200)
  expect((await get(`${url}?w=128`, {}, 'u2')).json()).toMatchObject({ code: 'NOT_FOUND', message: '文件不存在' })
  expect((await get(`${url}?w=128`, {}, '')).statusCode).toBe(401)
  expect((await get(`/file/image/${id}-w128-r0.png`)).statusCode).toBe(404)
})

test('widths from 64 to 2048, turns by quarters, pictures that can be drawn', async () => {
  for (const w of ['63', '2049', '0', '-64', '100.5', 'x', ''])
    expect((await get(`${url}?w=${w}`)).json().message, w).toBe('缩略图宽度应为64到2048')
  expect((await get(`${url}?w=64&rotate=45`)).json().message).toBe('旋转角度必须为90的倍数')
  const broken = await post(server, { file: samples.jpeg, name: 'a.jpg' })
  expect((await get(`${broken.data}?w=64`)).json()).toMatchObject({ code: 'VALIDATION', message: '图片无法读取' })
  expect((await get(broken.data)).statusCode).toBe(200)
})

test('small and turned, kept for the widths that are asked for often', async () => {
  const small = await get(`${url}?w=128`)
  expect([small.statusCode, small.headers['content-type'], await sizeOf(small.rawPayload)]).toEqual([
    ...[200, 'image/webp', [128, 64]],
  ])
  expect(small.headers['content-security-policy']).toContain('sandbox')
  expect(await sizeOf((await get(`${url}?w=100&rotate=-90`)).rawPayload)).toEqual([100, 200])
  expect(await sizeOf((await get(`${url}?rotate=450`)).rawPayload)).toEqual([200, 400])
  expect((await server.left()).sort()).toEqual([id, `${id}-w0-r90`, `${id}-w128-r0`])
  expect((await get(`${url}?w=128`)).rawPayload).toEqual(small.rawPayload)
})

test('asked for at once it is drawn once', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => get(`${url}?w=256`)))
  expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
  expect(await server.left()).toHaveLength(2)
})

test('its mark is another than that of the file', async () => {
  const [whole, small] = [(await get(url)).headers.etag, (await get(`${url}?w=128`)).headers.etag]
  expect(whole).not.toBe(small)
  expect((await get(`${url}?w=128`, { 'if-none-match': String(small) })).statusCode).toBe(304)
  expect((await get(`${url}?w=128`, { 'if-none-match': String(whole) })).statusCode).toBe(200)
})

test('what is no picture comes as it is', async () => {
  const { data } = await post(server, { file: samples.utf8, name: 'a.txt' })
  expect((await get(`${data}?w=128`)).rawPayload).toEqual(samples.utf8)
})

test('a ticket opens its own address alone', async () => {
  const ticket = encodeURIComponent(`for ${url}`)
  const other = (await post(server, { file: samples.png })).data
  expect((await server.app.inject(`${other}?ticket=${ticket}`)).statusCode).toBe(404)
  expect((await server.app.inject(`${url}?ticket=x`)).statusCode).toBe(404)
  expect((await server.app.inject(`${url}?ticket=${ticket}&w=64`)).statusCode).toBe(200)
})
