import { rm } from 'node:fs/promises'
import { s3Storage } from '@chengban/engine/files/s3.ts'
import type { S3Settings } from '@chengban/engine/files/s3-settings.ts'
import { S3Double } from '@chengban/engine/files/testing/s3-double.ts'
import { samples } from '@chengban/engine/files/testing/samples.ts'
import { notify } from '@chengban/engine/row/announce.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkBackup } from '../backup/check.ts'
import { restore } from '../backup/restore.ts'
import { takeBackup } from '../backup/take.ts'
import { listen } from '../live/testing/reader.ts'
import { emptyDatabase } from '../testing/database.ts'
import { memoryFolder } from '../testing/memory.ts'
import { type Api, adminPassword, openServer, type TestServer } from '../testing/server.ts'
import { expectOk } from '../testing/team.ts'

let double: S3Double
let bucket: S3Settings
let first: TestServer
let second: TestServer
let here: Api
let there: Api
const folders: string[] = []
const folder = async (): Promise<string> => {
  const path = await memoryFolder()
  folders.push(path)
  return path
}

/** Two servers on machines of their own that share the database and the bucket alone. */
beforeAll(async () => {
  double = new S3Double()
  bucket = await double.open()
  first = await openServer({ bucket })
  const database = { ...first.database, drop: async () => undefined }
  second = await openServer({ bucket, place: { database, dataDir: await folder() } })
  here = await first.signIn('admin', adminPassword)
  there = here.as(here.token)
})
afterAll(async () => {
  await second.close()
  await first.close()
  await double.close()
  for (const path of folders) await rm(path, { recursive: true, force: true })
})

const brought = async (name: string, bytes: string | Buffer): Promise<string> =>
  expectOk(await here.upload(name, bytes)).data
const asked = (server: TestServer, url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { authorization: `Bearer ${there.token}`, ...headers } })

describe('what one server has taken', () => {
  it('is refused by the other to whoever may not read it', async () => {
    const url = await brought('内部.txt', '内部')
    expect((await second.app.inject({ url })).statusCode).toBe(401)
    expect((await asked(second, url, { authorization: 'Bearer x.y.z' })).statusCode).toBe(401)
  })

  it('is given by the other, whole, in parts and as a small picture', async () => {
    const url = await brought('纪要.txt', '0123456789')
    expect((await asked(second, url)).body).toBe('0123456789')
    const part = await asked(second, url, { range: 'bytes=3-5' })
    expect([part.statusCode, part.body]).toEqual([206, '345'])
    const picture = await brought('点.png', samples.png)
    expect((await asked(second, `${picture}?w=64`)).headers['content-type']).toBe('image/webp')
  })

  it('opens by tickets and links of either, and ends for both at once', async () => {
    const url = await brought('报价.txt', '报价')
    const { tickets } = expectOk(await here.post('/api/file/ticket', { urls: [url] })).data
    expect((await second.app.inject({ url: `${url}?ticket=${tickets[url]}` })).body).toBe('报价')
    const { id, link } = expectOk(await here.post('/api/file-share', { day: '1', name: '报价', url })).data
    expect((await second.app.inject({ url: `${link}?raw=1` })).body).toBe('报价')
    expect(
      (
        await second.app.inject({
          method: 'POST',
          url: '/api/file-share/revoke',
          payload: { id },
          headers: { authorization: `Bearer ${there.token}` },
        })
      ).statusCode,
    ).toBe(200)
    for (const server of [first, second])
      expect((await server.app.inject({ url: `${link}?raw=1` })).statusCode).toBe(404)
  })

  it('is told as a fault, not as another file, when the bucket does not answer', async () => {
    const url = await brought('丢失.txt', '丢失')
    double.objects.delete(url.slice('/file/attachment/'.length, '/file/attachment/'.length + 36))
    expect((await asked(second, url)).statusCode).toBe(404)
  })
})

describe('an upload in pieces begun at one server', () => {
  const bytes = Buffer.from('%PDF-1.4 in two pieces %%EOF')
  const metadata = `filename ${Buffer.from('合同.pdf').toString('base64')},folder ${Buffer.from('attachment').toString('base64')}`
  const tus = (headers: Record<string, string> = {}) => ({
    'tus-resumable': '1.0.0',
    authorization: `Bearer ${there.token}`,
    ...headers,
  })
  const begin = async (): Promise<string> => {
    const headers = tus({ 'upload-length': String(bytes.length), 'upload-metadata': metadata })
    const begun = await first.app.inject({ method: 'POST', url: '/file/resumable', headers })
    return String(begun.headers.location)
  }
  const send = (server: TestServer, url: string, from: number, to: number) =>
    server.app.inject({
      method: 'PATCH',
      url,
      headers: tus({ 'content-type': 'application/offset+octet-stream', 'upload-offset': String(from) }),
      payload: bytes.subarray(from, to),
    })

  it('is unknown to a server of another machine, and goes on where it was', async () => {
    const place = await begin()
    expect((await send(first, place, 0, 10)).headers['upload-offset']).toBe('10')
    expect((await second.app.inject({ method: 'HEAD', url: place, headers: tus() })).statusCode).toBe(404)
    expect((await send(second, place, 10, bytes.length)).statusCode).toBe(404)
    const url = String((await send(first, place, 10, bytes.length)).headers['x-file-url'])
    expect((await asked(second, url)).rawPayload).toEqual(bytes)
  })

  it('goes on at a second one of the same machine, misplaced pieces are refused there too', async () => {
    const database = { ...first.database, drop: async () => undefined }
    const beside = await openServer({ bucket, place: { database, dataDir: first.dataDir } })
    const place = await begin()
    await send(first, place, 0, 10)
    const wrong = await send(beside, place, 4, 20)
    expect([wrong.statusCode, wrong.headers['upload-offset']]).toEqual([409, '10'])
    const url = String((await send(beside, place, 10, bytes.length)).headers['x-file-url'])
    for (const server of [first, second, beside]) expect((await asked(server, url)).rawPayload).toEqual(bytes)
    await beside.close()
  })
})

it('a message left at one server reaches the stream of the other', async () => {
  const address = await second.app.listen({ host: '127.0.0.1', port: 0 })
  const reader = await listen(address, { authorization: `Bearer ${there.token}` })
  const { rows } = await first.owner.query(`select user_id as id from store.admin where name = 'admin'`)
  await first.parts.auth.transaction((tx) => notify(tx, [{ userId: rows[0].id, kind: '系统', title: '来自另一台' }]))
  expect((await reader.next('message')).data).toMatchObject({ title: '来自另一台' })
  reader.stop()
})

it('a backup reads the bucket, and is restored into an empty one, equal to the byte', async () => {
  const url = await brought('合同.txt', '合同正文')
  const id = url.slice('/file/attachment/'.length, '/file/attachment/'.length + 36)
  const storage = s3Storage(bucket, await folder())
  const { folder: from, manifest } = await takeBackup({
    url: first.database.url,
    storage,
    into: await folder(),
    origin: 'hand',
  })
  expect((await checkBackup(from)).files.count).toBe(manifest.files.count)
  const other = new S3Double()
  const empty = s3Storage(await other.open(), await folder())
  const database = await emptyDatabase()
  await restore({ from, url: database.url, storage: empty })
  expect(other.objects.get(id)?.bytes.toString()).toBe('合同正文')
  const kept = (one: S3Double) =>
    [...one.objects]
      .filter(([key]) => key.length === 36)
      .map(([key, { bytes }]) => [key, bytes.toString('hex')])
      .sort()
  expect(kept(other)).toEqual(kept(double))
  await database.drop()
  await other.close()
})
