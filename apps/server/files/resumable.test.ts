import { createHash } from 'node:crypto'
import { folderRules } from '@chengban/engine/files/folders.ts'
import { archive, samples } from '@chengban/engine/files/testing/samples.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FileTestServer, testServer } from './testing/door.ts'
import { announce, ask, dangling } from './testing/tus.ts'

let server: FileTestServer
beforeEach(async () => {
  server = await testServer()
})
afterEach(() => server.close())

const film = (size: number): Buffer => Buffer.concat([samples.mp4, Buffer.alloc(size - samples.mp4.length, 'ab')])
const nothing = async () => expect([server.rows, await server.left()]).toEqual([[], []])

test('refused by its announcement, and nothing stands', async () => {
  const png = { name: 'a.png', folder: 'image' }
  for (const [wanted, status, message] of [
    [{ ...png, folder: 'secrets', length: 5 }, 422, '目录错误'],
    [{ ...png, name: 'a.exe', length: 5 }, 422, '不支持的文件类型'],
    [{ ...png, name: 'a.html', folder: 'attachment', length: 5 }, 422, '不支持的文件类型'],
    [{ ...png, folder: 'package', name: 'a.exe', length: 5 }, 403, '权限不足'],
    [{ ...png, control: 'invoice.file', length: 5 }, 422, '不支持的文件类型'],
    [{ ...png, length: 0 }, 422, '请选择文件'],
    [{ ...png, length: 52_428_801 }, 413, '图片不能超过50MB'],
    [{ folder: 'video', length: 1_099_511_627_777 }, 413, '文件超过1TB'],
    [{ ...png, length: '-1' }, 422, '请求格式错误'],
    [{ ...png, length: '' }, 422, '请求格式错误'],
  ] as const) {
    expect(await announce(server, wanted), JSON.stringify(wanted)).toMatchObject({ status, message })
  }
  expect((await announce(server, { length: 5 }, '')).status).toBe(401)
  await nothing()
})

test('another person finds nothing to ask, to continue or to end', async () => {
  const { place } = await announce(server, { length: 10_000 })
  const bytes = film(10_000)
  for (const answer of [
    await ask(server, 'HEAD', place, { user: 'u2' }),
    await ask(server, 'PATCH', place, { user: 'u2', from: 0, bytes }),
    await ask(server, 'DELETE', place, { user: 'u2' }),
    await ask(server, 'PATCH', '/file/resumable/01a00000-0000-7000-8000-000000000000', { from: 0, bytes }),
    await ask(server, 'HEAD', '/file/resumable/..%2f..%2fx'),
  ]) {
    expect(answer.status).toBe(404)
  }
  expect(await ask(server, 'HEAD', place)).toMatchObject({ status: 200, offset: '0' })
})

test('a stranger does not end the line of the one who sends', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const bytes = film(300_000)
  const { place } = await announce(server, { length: bytes.length })
  const line = dangling(server, place, bytes, 100_000)
  const answered = new Promise<number | undefined>((done) => line.on('response', ({ statusCode }) => done(statusCode)))
  await new Promise((done) => setTimeout(done, 100))
  expect((await ask(server, 'HEAD', place, { user: 'u2' })).status).toBe(404)
  line.end(bytes.subarray(100_000))
  expect(await answered).toBe(204)
})

test('what is renamed is refused at its first bytes, and is gone', async () => {
  for (const [name, bytes] of [
    ['a.mp4', samples.pdf],
    ['a.pdf', Buffer.concat([samples.exe, Buffer.alloc(10_000)])],
    ['a.docx', await archive('xl/workbook.xml', '[Content_Types].xml')],
  ] as const) {
    const folder = name === 'a.mp4' ? 'video' : 'attachment'
    const { place } = await announce(server, { name, folder, length: bytes.length })
    expect((await ask(server, 'PATCH', place, { from: 0, bytes })).message, name).toBe('文件内容与扩展名不符')
    expect((await ask(server, 'HEAD', place)).status, name).toBe(404)
  }
  await nothing()
})

test('the type is told at the first piece, before the rest is sent', async () => {
  const { place } = await announce(server, { length: 1_000_000 })
  const bytes = Buffer.alloc(5000, 'x')
  expect((await ask(server, 'PATCH', place, { from: 0, bytes })).message).toBe('文件内容与扩展名不符')
  await nothing()
})

test('a piece that is out of place, too long, of no type or of another protocol', async () => {
  const { place } = await announce(server, { length: 6000 })
  const bytes = film(5000)
  expect((await ask(server, 'PATCH', place, { from: 0, bytes })).offset).toBe('5000')
  for (const from of [0, 4999, 5001]) {
    expect(await ask(server, 'PATCH', place, { from, bytes })).toMatchObject({ status: 409, offset: '5000' })
  }
  expect((await ask(server, 'PATCH', place, { headers: { 'upload-offset': '5000' } })).status).toBe(422)
  const text = { 'content-type': 'text/plain' }
  expect((await ask(server, 'PATCH', place, { from: 5000, bytes, headers: text })).status).toBe(422)
  const old = { 'tus-resumable': '0.2.2' }
  expect((await ask(server, 'PATCH', place, { from: 5000, bytes, headers: old })).status).toBe(412)
  expect(await ask(server, 'HEAD', place)).toMatchObject({ offset: '5000' })
  expect((await ask(server, 'PATCH', place, { from: 5000, bytes: film(1001) })).status).toBe(413)
  await nothing()
})

test('a right lost on the way is missed at the end', async () => {
  let mayUpload = true
  await server.close()
  server = await testServer({ mayUpload: async () => mayUpload })
  const bytes = Buffer.concat([samples.exe, Buffer.alloc(8000)])
  const { place } = await announce(server, { name: 'a.exe', folder: 'package', length: bytes.length })
  await ask(server, 'PATCH', place, { from: 0, bytes: bytes.subarray(0, 5000) })
  mayUpload = false
  expect((await ask(server, 'PATCH', place, { from: 5000, bytes: bytes.subarray(5000) })).message).toBe('权限不足')
  await nothing()
})

test('a line that is cut is taken up where it was', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const bytes = film(3_000_000)
  const { place, status } = await announce(server, { name: '会议 录像.mp4', length: bytes.length })
  expect([status, place]).toEqual([201, expect.stringMatching(/^\/file\/resumable\/[0-9a-f-]{36}$/)])
  const line = dangling(server, place, bytes, 1_000_000)
  await expect.poll(async () => Number((await server.door.storage.pieces.find(place.slice(16)))?.size)).toBe(1_000_000)
  line.destroy()
  const { offset } = await ask(server, 'HEAD', place)
  expect(offset).toBe('1000000')
  const rest = await ask(server, 'PATCH', place, { from: 1_000_000, bytes: bytes.subarray(1_000_000) })
  expect(rest).toMatchObject({ status: 204, offset: '3000000', url: `/file/video/${place.slice(16)}.mp4` })
  const [row] = server.rows
  const sum = createHash('sha256').update(bytes).digest('hex')
  expect(row?.slice(0, 8)).toEqual([
    ...[place.slice(16), rest.url, '会议 录像.mp4', 'video', 'mp4', 'video/mp4', 3_000_000, sum],
  ])
  expect(await server.left()).toEqual([place.slice(16)])
})

test('a line that only seems to live gives way to the next', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const bytes = film(500_000)
  const { place } = await announce(server, { length: bytes.length })
  dangling(server, place, bytes, 200_000)
  await expect.poll(async () => Number((await server.door.storage.pieces.find(place.slice(16)))?.size)).toBe(200_000)
  expect((await ask(server, 'HEAD', place)).offset).toBe('200000')
  const answer = await ask(server, 'PATCH', place, { from: 200_000, bytes: bytes.subarray(200_000) })
  expect(answer.url).toBe(`/file/video/${place.slice(16)}.mp4`)
})

test('an answer that was lost is told again, and nothing is stored twice', async () => {
  const bytes = film(9000)
  const { place } = await announce(server, { length: bytes.length })
  const first = await ask(server, 'PATCH', place, { from: 0, bytes })
  expect(await ask(server, 'HEAD', place)).toMatchObject({ offset: '9000', url: first.url })
  expect((await ask(server, 'PATCH', place, { from: 9000, bytes: Buffer.alloc(0) })).url).toBe(first.url)
  expect(server.rows).toHaveLength(1)
})

test('one file sent twice at once, in pieces, becomes two that are each whole', async () => {
  const bytes = film(2_000_000)
  const send = async (size: number) => {
    const { place } = await announce(server, { length: bytes.length })
    for (let from = 0; from < bytes.length; from += size)
      await ask(server, 'PATCH', place, { from, bytes: bytes.subarray(from, from + size) })
  }
  await Promise.all([send(300_000), send(170_000)])
  const sum = createHash('sha256').update(bytes).digest('hex')
  expect(server.rows.map((row) => row[7])).toEqual([sum, sum])
  expect(new Set(server.rows.map((row) => row[0])).size).toBe(2)
})

test('given up: nothing is left of it', async () => {
  const { place } = await announce(server, { length: 6000 })
  await ask(server, 'PATCH', place, { from: 0, bytes: film(5000) })
  expect((await ask(server, 'DELETE', place)).status).toBe(204)
  expect((await ask(server, 'HEAD', place)).status).toBe(404)
  await nothing()
})

test('it says what it can', async () => {
  const answer = await server.app.inject({ method: 'OPTIONS', url: '/file/resumable' })
  expect([answer.statusCode, answer.headers]).toMatchObject([
    204,
    { 'tus-version': '1.0.0', 'tus-extension': 'creation,termination', 'tus-max-size': '1099511627776' },
  ])
})

const gigabyte = 1024 ** 3
const full = { status: 429, message: '未完成的上传过多，请先完成或取消' }

test('what is announced and not ended holds so many bytes at most, one file of the largest size in any case', async () => {
  const rules = (maxBytes: number) =>
    Object.fromEntries(
      Object.entries(folderRules).map(([name, rule]) => [name, { ...rule, maxBytes }]),
    ) as typeof folderRules
  await server.close()
  server = await testServer({ rules: async () => rules(15 * gigabyte) })
  expect((await announce(server, { length: 15 * gigabyte })).status).toBe(201)
  expect((await announce(server, { length: 5 * gigabyte })).status).toBe(201)
  expect(await announce(server, { length: 1 })).toMatchObject(full)
  expect((await announce(server, { length: 1 }, 'u2')).status).toBe(201)
  await server.close()
  server = await testServer({ rules: async () => rules(25 * gigabyte) })
  expect((await announce(server, { length: 25 * gigabyte })).status).toBe(201)
  expect(await announce(server, { length: 1 })).toMatchObject(full)
})

test('what was abandoned gives way to what its person begins, what comes in does not', async () => {
  const places: string[] = []
  for (let n = 0; n < 20; n++) places.push((await announce(server, { length: 6000 })).place)
  expect(await announce(server, { length: 6000 })).toMatchObject(full)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_610_000 })
  try {
    // continues an hour later
    const [first = '', second = ''] = places
    expect((await ask(server, 'PATCH', first, { from: 0, bytes: film(5000) })).offset).toBe('5000')
    expect((await announce(server, { length: 6000 })).status).toBe(201)
    expect((await ask(server, 'HEAD', first)).offset).toBe('5000')
    expect((await ask(server, 'HEAD', second)).status).toBe(404)
  } finally {
    vi.useRealTimers()
  }
})
