import { inflateRawSync } from 'node:zlib'
import { Refusal } from '@chengban/kernel/refusal.ts'

/** One part of an archive, as its directory declares it. */
export interface Part {
  readonly name: string
  readonly method: number
  readonly packed: number
  readonly size: number
  readonly offset: number
}

const mega = 1_048_576
/** All parts together, unpacked. */
const mostUnpacked = 100 * mega
/** What is small may be packed as well as it likes: an empty sheet is. */
const smallEnough = 10 * mega
const mostRatio = 100
const mostParts = 2000

/**
 * The parts of an archive, by name; refuses before anything is unpacked what would become too much of it: by the sum of
 * the sizes declared, and by how much more than the archive that is.
 */
export function partsOf(bytes: Buffer): Map<string, Part> {
  const parts = directory(bytes)
  const total = parts.reduce((sum, { size }) => sum + size, 0)
  if (parts.length > mostParts || total > mostUnpacked || (total > smallEnough && total / bytes.length > mostRatio))
    throw new Refusal('TOO_LARGE', '文件解压后过大，不能导入')
  return new Map(parts.map((part) => [part.name, part]))
}

/** The bytes of a part; refuses one that is larger than its directory says. */
export function unpack(bytes: Buffer, part: Part): Buffer {
  const head = part.offset
  if (head + 30 > bytes.length || bytes.readUInt32LE(head) !== 0x04034b50) throw damaged()
  const from = head + 30 + bytes.readUInt16LE(head + 26) + bytes.readUInt16LE(head + 28)
  const packed = bytes.subarray(from, from + part.packed)
  if (part.method === 0 && packed.length === part.size) return packed
  if (part.method !== 8) throw damaged()
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, part.size) })
  } catch {
    throw damaged()
  }
}

export const damaged = (): Refusal => new Refusal('VALIDATION', '文件已损坏，请在Excel中打开并另存后再导入')

function directory(bytes: Buffer): Part[] {
  const end = bytes.subarray(Math.max(0, bytes.length - 65_557)).lastIndexOf('504b0506', undefined, 'hex')
  const place = end + Math.max(0, bytes.length - 65_557)
  if (end < 0 || place + 22 > bytes.length) throw damaged()
  const count = bytes.readUInt16LE(place + 10)
  const parts: Part[] = []
  let at = bytes.readUInt32LE(place + 16)
  while (parts.length < count) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) throw damaged()
    const nameLength = bytes.readUInt16LE(at + 28)
    parts.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return parts
}
