import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { archive, samples } from '@chengban/engine/files/testing/samples.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { boundary, type FileTestServer, formBody, post, type Sent, testServer } from './testing/door.ts'

let server: FileTestServer
beforeEach(async () => {
  server = await testServer()
})
afterEach(() => server.close())

async function refused(sent: Sent, message: string, user: string | null = 'u1'): Promise<void> {
  expect(await post(server, sent, user), JSON.stringify({ ...sent, file: undefined })).toMatchObject({ message })
  expect([server.rows, await server.left()]).toEqual([[], []])
}

test('refused, and nothing left of it', async () => {
  const { png, html, svg, exe, utf8 } = samples
  await refused({ file: png }, '登录已失效，请重新登录', null)
  await refused({}, '请选择文件')
  await refused({ file: Buffer.alloc(0) }, '请选择文件')
  await refused({ file: Buffer.alloc(0), name: '' }, '请选择文件')
  await refused({ file: png, folder: 'secrets' }, '目录错误')
  await refused({ file: png, folder: '../etc' }, '目录错误')
  await refused({ file: png, name: 'a.xyz' }, '不支持的文件类型')
  await refused({ file: png, name: 'png' }, '不支持的文件类型')
  await refused({ file: html, name: 'a.html' }, '不支持的文件类型')
  await refused({ file: svg, name: 'a.svg' }, '不支持的文件类型')
  await refused({ file: exe, name: 'a.exe' }, '不支持的文件类型')
  await refused({ file: html }, '文件内容与扩展名不符')
  await refused({ file: svg }, '文件内容与扩展名不符')
  await refused({ file: svg, name: 'a.txt' }, '文件内容与扩展名不符')
  await refused({ file: utf8, name: 'a.pdf' }, '文件内容与扩展名不符')
  await refused({ file: exe, name: 'a.exe', folder: 'package' }, '权限不足')
  await refused({ file: samples.pdf, name: 'a.pdf', folder: 'image' }, '不支持的文件类型')
})

test('the folder behind the file refuses too', async () => {
  await refused({ file: samples.pdf, name: 'a.pdf', folder: 'image', after: true }, '不支持的文件类型')
  await refused({ file: samples.png, folder: 'secrets', after: true }, '目录错误')
  await refused(
    { file: Buffer.concat([samples.png, Buffer.alloc(2_097_152)]), folder: 'signature', after: true },
    '签名不能超过2MB',
  )
})

test('too large by a byte, and exactly as large as allowed', async () => {
  const signature = (size: number) => Buffer.concat([samples.png, Buffer.alloc(size - samples.png.length)])
  await refused({ file: signature(2_097_153), folder: 'signature' }, '签名不能超过2MB')
  expect((await post(server, { file: signature(2_097_152), folder: 'signature' })).status).toBe(200)
})

test('a declared length over 1 TB is refused before reading', async () => {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const answer = await new Promise<number | undefined>((resolve, reject) => {
    const headers = {
      'x-user': 'u1',
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': 1_099_511_627_777,
    }
    const request = httpRequest(`${address}/file`, { method: 'POST', headers })
    request.on('response', (response) => {
      resolve(response.statusCode)
      request.destroy()
    })
    request.on('error', reject)
    request.flushHeaders()
  })
  expect(answer).toBe(413)
})

test('not a form, two files, a form cut short', async () => {
  const headers = { 'x-user': 'u1', 'content-type': 'application/json' }
  const json = await server.app.inject({ method: 'POST', url: '/file', headers, payload: '{}' })
  expect(json.json()).toMatchObject({ code: 'VALIDATION', message: '请选择文件' })
  const one = formBody({ file: samples.png })
  const form = { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` }
  for (const payload of [Buffer.concat([one.subarray(0, -boundary.length - 6), one]), one.subarray(0, -40)]) {
    const answer = await server.app.inject({ method: 'POST', url: '/file', headers: form, payload })
    expect(answer.statusCode).toBe(422)
  }
  expect([server.rows, await server.left()]).toEqual([[], []])
})

test('a line that breaks leaves nothing', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const body = formBody({ file: Buffer.concat([samples.png, Buffer.alloc(500_000)]) })
  const headers = {
    'x-user': 'u1',
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': body.length,
  }
  const request = httpRequest({ port, host: '127.0.0.1', path: '/file', method: 'POST', headers })
  request.on('error', () => undefined)
  request.write(body.subarray(0, 300_000))
  await expect.poll(server.left).toHaveLength(1)
  request.destroy()
  await expect.poll(server.left).toEqual([])
  expect(server.rows).toEqual([])
})

test('a row that cannot be written takes the bytes with it', async () => {
  await server.close()
  server = await testServer({ transaction: () => Promise.reject(new Error('database gone')) })
  expect((await post(server, { file: samples.png })).status).toBe(500)
  expect(await server.left()).toEqual([])
})

test('stored: address, id, name, type and sum', async () => {
  const answer = await post(server, { file: samples.png, name: 'C:\\\\x\\\\合同 扫描.PNG', folder: 'image' })
  expect(answer).toMatchObject({ status: 200, code: 'OK', data: `/file/image/${answer.id}.png` })
  expect(await server.left()).toEqual([answer.id])
  const [id, url, name, folder, ext, mime, size, sha256, seconds, creator] = server.rows[0]!
  expect([id, url, folder, ext, mime, size, seconds, creator]).toEqual([
    answer.id,
    answer.data,
    'image',
    'png',
    'image/png',
    samples.png.length,
    null,
    'u1',
  ])
  expect(name).toBe('合同 扫描.PNG')
  expect(sha256).toMatch(/^[0-9a-f]{64}$/)
})

test('default folder, fields in any order, lists of a field, rights to packages', async () => {
  expect((await post(server, { file: samples.gb18030, name: 'a.txt' })).data).toMatch('/file/attachment/')
  expect(server.rows[0]?.[5]).toBe('text/plain; charset=gb18030')
  expect((await post(server, { file: samples.png, folder: 'avatar', after: true })).data).toMatch('/file/avatar/')
  expect((await post(server, { file: samples.xml, name: 'a.xml', control: 'invoice.file' })).status).toBe(200)
  expect(
    (await post(server, { file: await archive('OFD.xml'), name: 'a.ofd', control: 'invoice.file', after: true }))
      .status,
  ).toBe(200)
  expect((await post(server, { file: samples.xml, name: 'a.xml' })).message).toBe('不支持的文件类型')
  expect((await post(server, { file: samples.png, control: 'invoice.file' })).message).toBe('不支持的文件类型')
  expect((await post(server, { file: samples.exe, name: 'a.exe', control: 'invoice.file' })).message).toBe(
    '不支持的文件类型',
  )
  expect((await post(server, { file: samples.exe, name: 'a.exe', folder: 'package' }, 'releaser')).status).toBe(200)
})

test('the connection serves on after a refusal', async () => {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const headers = { 'x-user': 'u1', 'content-type': `multipart/form-data; boundary=${boundary}` }
  const file = Buffer.concat([samples.html, Buffer.alloc(5_000_000)])
  for (let turn = 0; turn < 3; turn++) {
    const answer = await fetch(`${address}/file`, { method: 'POST', headers, body: new Uint8Array(formBody({ file })) })
    expect(await answer.json()).toMatchObject({ message: '文件内容与扩展名不符' })
  }
})

test('50 MB with flat memory', async () => {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const [head, tail] = formBody({ file: Buffer.from('HERE'), name: 'a.mp4', folder: 'video' })
    .toString()
    .split('HERE') as [string, string]
  let peak = 0
  const idle = process.memoryUsage.rss()
  async function* body() {
    yield Buffer.from(head)
    yield samples.mp4
    for (let at = 0; at < 800; at++) {
      yield Buffer.alloc(65_536, at)
      peak = Math.max(peak, process.memoryUsage.rss())
    }
    yield Buffer.from(tail)
  }
  const headers = { 'x-user': 'u1', 'content-type': `multipart/form-data; boundary=${boundary}` }
  const answer = await fetch(`${address}/file`, {
    method: 'POST',
    headers,
    body: body(),
    duplex: 'half',
  } as unknown as RequestInit)
  expect(answer.status).toBe(200)
  expect(server.rows[0]?.[6]).toBe(800 * 65_536 + samples.mp4.length)
  process.stdout.write(`upload: 50 MB, ${((peak - idle) / 2 ** 20).toFixed(0)} MB above idle\n`)
  expect(peak - idle).toBeLessThan(100 * 2 ** 20)
})

test('an office file that comes asks to be drawn: no other, none where nothing draws, none to be imported', async () => {
  const asked: string[] = []
  const drawing = await testServer({
    office: { trouble: undefined, stop: () => undefined, draw: () => Promise.reject(new Error('not here')) },
    drawSoon: () => asked.push('soon'),
  })
  const sheet = await archive('[Content_Types].xml', 'xl/workbook.xml')
  const brought = async (at: FileTestServer, sent: Sent) => {
    expect((await post(at, sent)).status).toBe(200)
    return [at.rows.at(-1)?.at(-1), asked.length]
  }
  expect(await brought(server, { file: sheet, name: 'a.xlsx', folder: 'attachment' })).toEqual(['无需', 0])
  expect(await brought(drawing, { file: samples.pdf, name: 'a.pdf', folder: 'attachment' })).toEqual(['无需', 0])
  expect(await brought(drawing, { file: sheet, name: 'a.xlsx', folder: 'import' })).toEqual(['无需', 0])
  expect(await brought(drawing, { file: sheet, name: 'a.xlsx', folder: 'attachment' })).toEqual(['排队', 1])
  await drawing.close()
})
