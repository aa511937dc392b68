import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { diskStorage } from './disk.ts'
import type { FileStorage } from './storage.ts'

const limit = { maxBytes: 1000, tooLarge: '文件超过1TB' }
let folder: string
let storage: FileStorage

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'))
  storage = diskStorage(folder)
})
afterEach(() => rm(folder, { recursive: true }))

const left = async (): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).map((e) => e.name)

test('keys that could be paths are refused', async () => {
  for (const key of ['../x', 'a/b', '..', '.part', '', 'A', 'a\0', 'a.txt']) {
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
  await expect(storage.put(Readable.from(['ab']), 'key1', { ...limit, begin: refuse })).rejects.toThrow('refused')
  await expect(storage.put(Readable.from(['ab']), 'key1', { ...limit, inspect: async () => refuse() })).rejects.toThrow(
    'refused',
  )
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
  expect((await buffer(storage.get('key1', { from: 6, to: 10 }))).toString()).toBe('world')
  await storage.remove('key1')
  await storage.remove('key1')
  expect(await storage.stat('key1')).toBeNull()
  await expect(buffer(storage.get('key1'))).rejects.toMatchObject({ code: 'ENOENT' })
})
