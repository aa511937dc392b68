import { inflateRawSync } from 'node:zlib'
import { Refusal } from '@chengban/kernel/refusal.ts'

/** One part of an archive, as its directory declares it. */
export interface ArchivePart {
  readonly name: string
  readonly method: number
  readonly packed: number
  readonly size: number
  readonly offset: number
  /** Its sizes are given in 64 bits. */
  readonly isLong: boolean
}

const mega = 1_048_576
/** All parts together, unpacked. */
const mostUnpacked = 100 * mega
/** No limit on the compression ratio below this size: an empty sheet compresses very well. */
const smallEnough = 10 * mega
const mostRatio = 100
const mostParts = 2000

/**
 * The parts of an archive, by name; refuses before anything is unpacked what would become too much of it: by the sum of
 * the sizes declared, and by how much more than the archive that is.
 */
export function partsOf(bytes: Buffer): Map<string, ArchivePart> {
  const parts = directory(bytes)
  const total = parts.reduce((sum, { size }) => sum + size, 0)
  if (parts.length > mostParts || total > mostUnpacked || (total > smallEnough && total / bytes.length > mostRatio))
    throw new Refusal('TOO_LARGE', '文件解压后过大，不能导入')
  return new Map(parts.map((part) => [part.name, part]))
}

/** The bytes of a part; refuses one that is larger than its directory says. */
export function unpack(bytes: Buffer, part: ArchivePart): Buffer {
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

function directory(bytes: Buffer): ArchivePart[] {
  const end = bytes.subarray(Math.max(0, bytes.length - 65_557)).lastIndexOf('504b0506', undefined, 'hex')
  const place = end + Math.max(0, bytes.length - 65_557)
  if (end < 0 || place + 22 > bytes.length) throw damaged()
  const { count, from } = startOf(bytes, place)
  const parts: ArchivePart[] = []
  let at = from
  while (parts.length < count) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) throw damaged()
    const nameLength = bytes.readUInt16LE(at + 28)
    const extraLength = bytes.readUInt16LE(at + 30)
    const extra = at + 46 + nameLength
    const [size, packed, offset] = longSizes(bytes, [at + 24, at + 20, at + 42], {
      from: extra,
      to: extra + extraLength,
    })
    const name = bytes.toString('utf8', at + 46, extra)
    parts.push({
      name,
      method: bytes.readUInt16LE(at + 10),
      packed,
      size,
      offset,
      isLong: bytes.readUInt32LE(at + 24) === unknown32,
    })
    at = extra + extraLength + bytes.readUInt16LE(at + 32)
  }
  return parts
}

/** Sizes that fill 32 bits follow the entry, in 64: streaming writers do so even for small parts. */
const unknown32 = 0xffffffff
const unknown16 = 0xffff

/** How many entries the directory has and where it begins; in 64 bits where the older record has no room for them. */
function startOf(bytes: Buffer, end: number): { count: number; from: number } {
  const count = bytes.readUInt16LE(end + 10)
  const from = bytes.readUInt32LE(end + 16)
  if (count !== unknown16 && from !== unknown32) return { count, from }
  const locator = end - 20
  if (locator < 0 || bytes.readUInt32LE(locator) !== 0x07064b50) throw damaged()
  const place = Number(bytes.readBigUInt64LE(locator + 8))
  if (place + 56 > bytes.length || bytes.readUInt32LE(place) !== 0x06064b50) throw damaged()
  return { count: Number(bytes.readBigUInt64LE(place + 32)), from: Number(bytes.readBigUInt64LE(place + 48)) }
}

interface Extra {
  readonly from: number
  readonly to: number
}

/** Reads the three sizes at these places, in this order; what has no room there is taken from the 64-bit field. */
function longSizes(
  bytes: Buffer,
  places: readonly [number, number, number],
  { from, to }: Extra,
): [number, number, number] {
  if (to > bytes.length) throw damaged()
  let next = longField(bytes, { from, to })
  const read = (place: number): number => {
    const short = bytes.readUInt32LE(place)
    if (short !== unknown32) return short
    if (next === undefined || next + 8 > to) throw damaged()
    next += 8
    return Number(bytes.readBigUInt64LE(next - 8))
  }
  return [read(places[0]), read(places[1]), read(places[2])]
}

/** Where the values of the 64-bit field begin among the extra fields. */
function longField(bytes: Buffer, { from, to }: Extra): number | undefined {
  for (let at = from; at + 4 <= to; at += 4 + bytes.readUInt16LE(at + 2))
    if (bytes.readUInt16LE(at) === 1) return at + 4
  return undefined
}
