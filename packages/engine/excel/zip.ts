import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'

/** One file of an archive, its content given piece by piece. */
export interface ZipEntry {
  name: string
  content: AsyncIterable<string> | Iterable<string>
}

interface Written {
  name: Buffer
  offset: number
  crc: number
  size: number
  packed: number
}

/** UTF-8 names; sizes and check follow the data, so that nothing has to be known before it is written. */
const flags = 0x0808
const deflated = 8
const year1980 = 0x21
const limit = 0xffff_ffff

/** An archive as a stream of bytes; no more is in memory than one piece. Throws RangeError beyond 4 GiB. */
export async function* zip(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const all: Written[] = []
  let offset = 0
  for (const entry of entries) {
    const written: Written = { name: Buffer.from(entry.name), offset, crc: 0, size: 0, packed: 0 }
    const header = Buffer.concat([localHeader(written), written.name])
    yield header
    yield* pack(entry.content, written)
    yield descriptor(written)
    offset += header.length + written.packed + 16
    if (offset > limit || written.size > limit) throw new RangeError('zip beyond 4 GiB')
    all.push(written)
  }
  const directory = Buffer.concat(all.flatMap((written) => [centralHeader(written), written.name]))
  yield directory
  yield end(all.length, directory.length, offset)
}

async function* pack(content: ZipEntry['content'], written: Written): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw()
  // A failure of the content destroys `deflate` with the same error, and the loop below throws it.
  pipeline(measured(content, written), deflate).catch(() => undefined)
  for await (const chunk of deflate) {
    const bytes: Buffer = chunk
    written.packed += bytes.length
    yield bytes
  }
}

async function* measured(content: ZipEntry['content'], written: Written): AsyncGenerator<Buffer> {
  for await (const piece of content) {
    const bytes = Buffer.from(piece)
    written.crc = crc32(bytes, written.crc)
    written.size += bytes.length
    yield bytes
  }
}

function localHeader(written: Written): Buffer {
  const bytes = Buffer.alloc(30)
  bytes.writeUInt32LE(0x04034b50, 0)
  return common(bytes, 4, written)
}

function centralHeader(written: Written): Buffer {
  const bytes = Buffer.alloc(46)
  bytes.writeUInt32LE(0x02014b50, 0)
  bytes.writeUInt16LE(20, 4)
  bytes.writeUInt32LE(written.offset, 42)
  sums(bytes, 16, written)
  return common(bytes, 6, written)
}

function common(bytes: Buffer, at: number, written: Written): Buffer {
  bytes.writeUInt16LE(20, at)
  bytes.writeUInt16LE(flags, at + 2)
  bytes.writeUInt16LE(deflated, at + 4)
  bytes.writeUInt16LE(year1980, at + 8)
  bytes.writeUInt16LE(written.name.length, at + 22)
  return bytes
}

function descriptor(written: Written): Buffer {
  const bytes = Buffer.alloc(16)
  bytes.writeUInt32LE(0x08074b50, 0)
  return sums(bytes, 4, written)
}

function sums(bytes: Buffer, at: number, written: Written): Buffer {
  bytes.writeUInt32LE(written.crc, at)
  bytes.writeUInt32LE(written.packed, at + 4)
  bytes.writeUInt32LE(written.size, at + 8)
  return bytes
}

function end(count: number, size: number, offset: number): Buffer {
  const bytes = Buffer.alloc(22)
  bytes.writeUInt32LE(0x06054b50, 0)
  bytes.writeUInt16LE(count, 8)
  bytes.writeUInt16LE(count, 10)
  bytes.writeUInt32LE(size, 12)
  bytes.writeUInt32LE(offset, 16)
  return bytes
}
