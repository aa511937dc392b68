import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { diskStorage } from './disk.ts'
import { s3Storage } from './s3.ts'
import type { FileStorage } from './storage.ts'
import { leftIn } from './testing/left.ts'
import { S3Double } from './testing/s3-double.ts'

const limit = { maxBytes: 1000, tooLarge: '文件超过1TB' }
let folder: string
let double: S3Double | undefined
let storage: FileStorage

const makers = {
  disk: async () => diskStorage(folder),
  s3: async () => {
    double = new S3Double()
    return s3Storage(await double.open(), folder)
  },
}

/** Everything kept, and everything on its way. */
const left = async (): Promise<string[]> => [...(await leftIn(folder)), ...(double?.objects.keys() ?? [])]

describe.each(['disk', 's3'] as const)('%s', (kind) => {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'files-'))
    storage = await makers[kind]()
  })
  afterEach(async () => {
    await double?.close()
    double = undefined
    await rm(folder, { recursive: true })
  })

  test('keys that could be paths are refused', async () => {
    for (const key of ['../x', 'a/b', '..', '.part', '', 'A', 'a\0', 'a.txt', 'a?uploads']) {
      expect(() => storage.get(key), key).toThrow('not a storage key')
      await expect((async () => storage.put(Readable.from(['x']), key, limit))()).rejects.toThrow('not a storage key')
    }
  })

  test('one byte more than allowed leaves nothing; exactly as many pass', async () => {
    await expect(storage.put(Readable.from([Buffer.alloc(1001)]), 'key1', limit)).rejects.toMatchObject({
      code: 'TOO_LARGE',
      message: '文件超过1TB',
    })
    expect(await left()).toEqual([])
    expect((await storage.put(Readable.from([Buffer.alloc(1000)]), 'key1', limit)).size).toBe(1000)
  })

  test('a stream that breaks leaves nothing', async () => {
    async function* broken() {
      yield Buffer.from('x')
      throw new Error('line lost')
    }
    await expect(storage.put(Readable.from(broken()), 'key1', limit)).rejects.toThrow('line lost')
    expect(await left()).toEqual([])
  })

  test('what begin or inspect refuse leaves nothing', async () => {
    const refuse = () => {
      throw new Error('refused')
    }
    const put = (options: object) => storage.put(Readable.from(['ab']), 'key1', { ...limit, ...options })
    await expect(put({ begin: refuse })).rejects.toThrow('refused')
    await expect(put({ inspect: async () => refuse() })).rejects.toThrow('refused')
    expect(await left()).toEqual([])
  })

  test('stored, hashed, read whole and in part, removed', async () => {
    const heads: string[] = []
    const stored = await storage.put(Readable.from(['hello ', 'world'].map((text) => Buffer.from(text))), 'key1', {
      ...limit,
      begin: (head) => heads.push(head.toString()),
      inspect: async (bytes) => expect((await bytes.read(4, 3)).toString()).toBe('o w'),
    })
    expect(stored).toEqual({ size: 11, sha256: createHash('sha256').update('hello world').digest('hex') })
    expect(heads).toEqual(['hello world'])
    expect(await left()).toEqual(['key1'])
    expect(await storage.stat('key1')).toEqual({ size: 11 })
    expect((await buffer(storage.get('key1'))).toString()).toBe('hello world')
    expect((await buffer(storage.get('key1', { from: 6, to: 10 }))).toString()).toBe('world')
    await storage.remove('key1')
    await storage.remove('key1')
    expect(await storage.stat('key1')).toBeNull()
    await expect(buffer(storage.get('key1'))).rejects.toMatchObject({ code: 'ENOENT' })
  })

  test('all that is stored is listed, with its hour', async () => {
    for (const key of ['key1', 'key2', 'key3', 'key4', 'key5']) await storage.put(Readable.from(['x']), key, limit)
    const listed = await Array.fromAsync(storage.list())
    expect(listed.map(({ key }) => key).sort()).toEqual(['key1', 'key2', 'key3', 'key4', 'key5'])
    for (const { writtenMs } of listed) expect(Math.abs(Date.now() - writtenMs)).toBeLessThan(10_000)
  })

  test('in pieces: what has come stays when the line breaks, and the whole is one file', async () => {
    const { pieces } = storage
    await pieces.open('upload1', { name: 'a.txt' }, 11)
    expect(await pieces.find('upload1')).toEqual({ note: { name: 'a.txt' }, size: 0 })
    async function* broken() {
      yield Buffer.from('hello ')
      await new Promise((done) => setTimeout(done, 50))
      throw new Error('line lost')
    }
    await expect(pieces.append('upload1', 0, Readable.from(broken()), limit)).rejects.toThrow('line lost')
    expect(await pieces.find('upload1')).toMatchObject({ size: 6 })
    const tooMuch = { maxBytes: 5, tooLarge: 'zu viel' }
    await expect(pieces.append('upload1', 6, Readable.from(['worlds']), tooMuch)).rejects.toThrow('zu viel')
    expect(await pieces.find('upload1')).toMatchObject({ size: 6 })
    await pieces.append('upload1', 6, Readable.from(['world']), tooMuch)
    const refuse = async () => {
      throw new Error('refused')
    }
    await expect(pieces.finish('upload1', 'key1', refuse)).rejects.toThrow('refused')
    expect(await storage.stat('key1')).toBeNull()
    const stored = await pieces.finish('upload1', 'key1', async (bytes) => expect(bytes.size).toBe(11))
    expect(stored.sha256).toBe(createHash('sha256').update('hello world').digest('hex'))
    expect((await buffer(storage.get('key1'))).toString()).toBe('hello world')
    expect([await pieces.find('upload1'), await left()]).toEqual([null, ['key1']])
  })

  test('in pieces: none that was never opened, none after it was dropped, no room no beginning', async () => {
    const { pieces } = storage
    expect(await pieces.find('upload1')).toBeNull()
    await expect(pieces.append('upload1', 0, Readable.from(['x']), limit)).rejects.toMatchObject({ code: 'ENOENT' })
    await expect(pieces.open('upload1', {}, Number.MAX_SAFE_INTEGER)).rejects.toThrow('存储空间不足')
    await pieces.open('upload1', {}, 5)
    await expect(pieces.open('upload1', {}, 5)).rejects.toMatchObject({ code: 'EEXIST' })
  })
})
