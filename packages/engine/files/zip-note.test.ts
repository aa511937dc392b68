import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { zip } from '../excel/zip.ts'
import { partsOf, unpack } from '../import/archive.ts'
import { bytesOf } from './bytes.ts'
import { zipEnd } from './zip-end.ts'
import { withNote } from './zip-note.ts'

const note = { name: '下载说明.txt', text: '下载人：林一' }
const zipped = (files: Readonly<Record<string, string>>): Promise<Buffer> =>
  buffer(zip(Object.entries(files).map(([name, content]) => ({ name, content: [content] }))))
const unzipped = (archive: Buffer): Record<string, string> =>
  Object.fromEntries([...partsOf(archive)].map(([name, part]) => [name, unpack(archive, part).toString()]))

const noted = async (archive: Buffer): Promise<Buffer> => {
  const end = await zipEnd(bytesOf(archive))
  if (!end) throw new Error('no archive')
  const { size, stream } = withNote(end, note)
  const pieces: Buffer[] = []
  const get = async function* ({ from, to }: { from: number; to: number }) {
    yield archive.subarray(from, to + 1)
  }
  for await (const piece of stream(get)) pieces.push(piece)
  const all = Buffer.concat(pieces)
  expect(all).toHaveLength(size)
  return all
}

it('is no archive, or one with something before it', async () => {
  const archive = await zipped({ 'a.txt': 'a' })
  for (const bytes of [
    Buffer.alloc(0),
    Buffer.from('PK'),
    archive.subarray(4),
    Buffer.concat([Buffer.from('x'), archive]),
  ])
    expect(await zipEnd(bytesOf(bytes))).toBeUndefined()
})

it('has the note beside what stood in it', async () => {
  const archive = await zipped({ 'a.txt': '甲', 'b/c.txt': '乙' })
  const all = await noted(archive)
  expect(unzipped(all)).toEqual({ 'a.txt': '甲', 'b/c.txt': '乙', [note.name]: note.text })
  expect([...partsOf(await noted(all)).keys()]).toHaveLength(3)
})

it('an empty archive takes it as well', async () => {
  expect(Object.keys(unzipped(await noted(await zipped({}))))).toEqual([note.name])
})

it('beyond what 32 bits can say it is told by a directory of 64 bits', async () => {
  const from = 5 * 2 ** 30
  const { size, stream } = withNote({ from, size: 100, count: 70_000 }, note)
  const pieces: Buffer[] = []
  const asked: [number, number][] = []
  const get = async function* (range: { from: number; to: number }) {
    asked.push([range.from, range.to])
    // the bytes before the directory are too many for a test
    if (range.from > 0) yield Buffer.alloc(100)
  }
  for await (const piece of stream(get)) pieces.push(piece)
  expect(asked).toEqual([
    [0, from - 1],
    [from, from + 99],
  ])
  const tail = Buffer.concat(pieces)
  expect(from + tail.length).toBe(size)
  const read = async (at: number, length: number) => {
    const own = Buffer.alloc(length)
    tail.copy(own, Math.max(0, from - at), Math.max(0, at - from))
    return own
  }
  const end = await zipEnd({ size, read })
  expect(end?.count).toBe(70_001)
  expect(end && end.from + end.size + 98).toBe(size)
})
