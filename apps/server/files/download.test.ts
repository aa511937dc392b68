import { uuidv7 } from '@chengban/engine/db/uuid.ts'
import { samples } from '@chengban/engine/files/testing/samples.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FileTestServer, post, testServer } from './testing/door.ts'

let server: FileTestServer
let url: string
beforeEach(async () => {
  server = await testServer()
  url = (await post(server, { file: Buffer.from('0123456789'), name: `合同'a%b.txt` })).data
})
afterEach(() => server.close())

const get = (path: string, headers: Record<string, string> = {}, user = 'u1') =>
  server.app.inject({ method: 'GET', url: path, headers: { 'x-user': user, ...headers } })

test('what is not there and what one may not read are the same', async () => {
  const id = url.slice(17, 53)
  const paths = [
    `/file/attachment/${uuidv7()}.txt`,
    url.replace('attachment', 'image'),
    url.replace('.txt', '.html'),
    `/file/attachment/${id}`,
    '/file/attachment/..%2f..%2fetc%2fpasswd',
    '/file/..%2f/x',
  ]
  const answers = [await get(url, {}, 'u2'), ...(await Promise.all(paths.map((path) => get(path))))]
  for (const answer of answers) {
    expect([answer.statusCode, answer.json()]).toEqual([404, { code: 'NOT_FOUND', message: '文件不存在', data: null }])
  }
  expect((await server.app.inject(url)).statusCode).toBe(401)
})

test('bytes that are lost are not found', async () => {
  await server.door.storage.remove(url.slice(17, 53))
  expect((await get(url)).statusCode).toBe(404)
})

test('rotation by quarters alone', async () => {
  expect((await get(`${url}?rotate=45`)).json()).toMatchObject({ message: '旋转角度必须为90的倍数' })
  expect((await get(`${url}?rotate=x`)).json()).toMatchObject({ message: '旋转角度必须为90的倍数' })
  expect((await get(`${url}?rotate=-450`)).statusCode).toBe(200)
})

test('whole, with headers that keep it harmless', async () => {
  const answer = await get(url)
  expect([answer.statusCode, answer.body]).toEqual([200, '0123456789'])
  expect(answer.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-length': '10',
    'content-disposition': `inline; filename="__'a_b.txt"; filename*=UTF-8''%E5%90%88%E5%90%8C%27a%25b.txt`,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-cache',
    'accept-ranges': 'bytes',
  })
  expect(answer.headers['content-security-policy']).toContain('sandbox')
  expect((await get(`${url}?download=1`)).headers['content-disposition']).toMatch(/^attachment;/)
})

test('what browsers do not show is a download', async () => {
  const xml = await post(server, { file: samples.xml, name: 'a.xml', control: 'invoice.file' })
  expect((await get(xml.data)).headers['content-disposition']).toMatch(/^attachment;/)
  const png = await post(server, { file: samples.png })
  expect((await get(png.data)).headers['content-disposition']).toMatch(/^inline;/)
})

test('one range of bytes', async () => {
  for (const [range, body, where] of [
    ['bytes=0-3', '0123', '0-3'],
    ['bytes=7-', '789', '7-9'],
    ['bytes=-2', '89', '8-9'],
    ['bytes=5-99', '56789', '5-9'],
    ['bytes=-99', '0123456789', '0-9'],
  ] as const) {
    const answer = await get(url, { range })
    expect([answer.statusCode, answer.body, answer.headers['content-range']], range).toEqual([
      206,
      body,
      `bytes ${where}/10`,
    ])
    expect(answer.headers['content-length']).toBe(String(body.length))
  }
})

test('films and sounds are played in parts, under their own type', async () => {
  for (const [name, mime] of [
    ['mp4', 'video/mp4'],
    ['mp3', 'audio/mpeg'],
  ] as const) {
    const kept = await post(server, { file: samples[name], name: `a.${name}`, folder: 'video' })
    const part = await get(kept.data, { range: 'bytes=4-7' })
    expect([name, part.statusCode, part.headers['content-type']]).toEqual([name, 206, mime])
    expect(part.rawPayload).toEqual(samples[name].subarray(4, 8))
    expect(part.headers['accept-ranges']).toBe('bytes')
    expect((await get(kept.data, { range: `bytes=${samples[name].length}-` })).statusCode).toBe(416)
  }
})

test('ranges behind the end, and ranges not understood', async () => {
  for (const range of ['bytes=10-', 'bytes=99-100', 'bytes=-0']) {
    const answer = await get(url, { range })
    expect([answer.statusCode, answer.headers['content-range'], answer.body], range).toEqual([416, 'bytes */10', ''])
  }
  for (const range of ['bytes=0-1,3-4', 'bytes=3-1', 'bytes=-', 'lines=1-2', 'x']) {
    expect((await get(url, { range })).statusCode, range).toBe(200)
  }
  expect((await get(url, { range: 'bytes=0-1', 'if-range': '"old"' })).statusCode).toBe(200)
})

test('unchanged: 304, but only for who may read', async () => {
  const etag = String((await get(url)).headers.etag)
  for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
    expect((await get(url, { 'if-none-match': tag })).statusCode, tag).toBe(304)
  }
  expect((await get(url, { 'if-none-match': '"x"' })).statusCode).toBe(200)
  expect((await get(url, { 'if-none-match': etag }, 'u2')).statusCode).toBe(404)
})

test('HEAD answers as GET without the bytes', async () => {
  const answer = await server.app.inject({ method: 'HEAD', url, headers: { 'x-user': 'u1' } })
  expect([answer.statusCode, answer.headers['content-length'], answer.body]).toEqual([200, '10', ''])
})
