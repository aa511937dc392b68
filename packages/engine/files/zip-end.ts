import type { Bytes } from './bytes.ts'

/** Where the directory of an archive begins, and how many entries it names. */
export interface ZipEnd {
  readonly from: number
  readonly size: number
  readonly count: number
}

const longestComment = 0xffff
const most32 = 0xffff_ffff

/** Undefined where the bytes are no archive, or one with something before it. */
export const zipEnd = async (bytes: Bytes): Promise<ZipEnd | undefined> => {
  const tailFrom = Math.max(0, bytes.size - longestComment - 22)
  const tail = await bytes.read(tailFrom, bytes.size - tailFrom)
  const at = tail.lastIndexOf('504b0506', undefined, 'hex')
  if (at < 0 || at + 22 > tail.length) return undefined
  const end = {
    count: tail.readUInt16LE(at + 10),
    size: tail.readUInt32LE(at + 12),
    from: tail.readUInt32LE(at + 16),
  }
  const isLong = end.count === 0xffff || end.size === most32 || end.from === most32
  const found = isLong ? await longEnd(bytes, tail, at) : end
  const behind = isLong ? longAt(tail, at) : tailFrom + at
  return found && found.from + found.size === behind ? found : undefined
}

/** The place of the 64-bit end, by the locator before the short one. */
const longAt = (tail: Buffer, at: number): number | undefined =>
  at >= 20 && tail.readUInt32LE(at - 20) === 0x07064b50 ? Number(tail.readBigUInt64LE(at - 12)) : undefined

const longEnd = async (bytes: Bytes, tail: Buffer, at: number): Promise<ZipEnd | undefined> => {
  const stands = longAt(tail, at)
  if (stands === undefined || stands + 56 > bytes.size) return undefined
  const end = await bytes.read(stands, 56)
  if (end.readUInt32LE(0) !== 0x06064b50) return undefined
  return {
    count: Number(end.readBigUInt64LE(32)),
    size: Number(end.readBigUInt64LE(40)),
    from: Number(end.readBigUInt64LE(48)),
  }
}
