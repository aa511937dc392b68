import { crc32 } from 'node:zlib'
import type { ByteRange } from './storage.ts'
import type { ZipEnd } from './zip-end.ts'

const most16 = 0xffff
const most32 = 0xffff_ffff

export interface Note {
  readonly name: string
  readonly text: string
}

interface Noted {
  readonly size: number
  /** The bytes, those of the archive read from `get`. */
  stream(get: (range: ByteRange) => AsyncIterable<Buffer>): AsyncGenerator<Buffer>
}

/**
 * An archive with one more file in it: its own bytes unchanged, the file in place of its directory, and the directory
 * after it. Nothing is packed again or kept in memory, however large it is.
 */
export const withNote = ({ from, size, count }: ZipEnd, note: Note): Noted => {
  const name = Buffer.from(note.name)
  const data = Buffer.from(note.text)
  const file = Buffer.concat([header(name, data), name, data])
  const entry = directoryEntry(name, data, from)
  const directory = { from: from + file.length, size: size + entry.length, count: count + 1 }
  const end = endOf(directory)
  return {
    size: from + file.length + size + entry.length + end.length,
    async *stream(get) {
      if (from > 0) yield* get({ from: 0, to: from - 1 })
      yield file
      if (size > 0) yield* get({ from, to: from + size - 1 })
      yield entry
      yield end
    },
  }
}

/** UTF-8 name, stored as it is, of the first day archives know. */
const header = (name: Buffer, data: Buffer): Buffer => {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  common(head, 4, name, data)
  return head
}

const common = (head: Buffer, at: number, name: Buffer, data: Buffer): void => {
  head.writeUInt16LE(20, at)
  head.writeUInt16LE(0x0800, at + 2)
  head.writeUInt16LE(0x21, at + 8)
  head.writeUInt32LE(crc32(data), at + 10)
  head.writeUInt32LE(data.length, at + 14)
  head.writeUInt32LE(data.length, at + 18)
  head.writeUInt16LE(name.length, at + 22)
}

const directoryEntry = (name: Buffer, data: Buffer, at: number): Buffer => {
  const isFar = at >= most32
  const head = Buffer.alloc(46)
  head.writeUInt32LE(0x02014b50, 0)
  head.writeUInt16LE(isFar ? 45 : 20, 4)
  common(head, 6, name, data)
  head.writeUInt16LE(isFar ? 12 : 0, 30)
  head.writeUInt32LE(isFar ? most32 : at, 42)
  if (!isFar) return Buffer.concat([head, name])
  const far = Buffer.alloc(12)
  far.writeUInt16LE(1, 0)
  far.writeUInt16LE(8, 2)
  far.writeBigUInt64LE(BigInt(at), 4)
  return Buffer.concat([head, name, far])
}

const endOf = ({ from, size, count }: ZipEnd): Buffer => {
  const isLong = from >= most32 || size >= most32 || count >= most16
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(isLong ? most16 : count, 8)
  end.writeUInt16LE(isLong ? most16 : count, 10)
  end.writeUInt32LE(isLong ? most32 : size, 12)
  end.writeUInt32LE(isLong ? most32 : from, 16)
  return isLong ? Buffer.concat([longEnd({ from, size, count }), end]) : end
}

const longEnd = ({ from, size, count }: ZipEnd): Buffer => {
  const end = Buffer.alloc(76)
  end.writeUInt32LE(0x06064b50, 0)
  end.writeBigUInt64LE(44n, 4)
  end.writeUInt16LE(45, 12)
  end.writeUInt16LE(45, 14)
  end.writeBigUInt64LE(BigInt(count), 24)
  end.writeBigUInt64LE(BigInt(count), 32)
  end.writeBigUInt64LE(BigInt(size), 40)
  end.writeBigUInt64LE(BigInt(from), 48)
  end.writeUInt32LE(0x07064b50, 56)
  end.writeBigUInt64LE(BigInt(from + size), 64)
  end.writeUInt32LE(1, 72)
  return end
}
