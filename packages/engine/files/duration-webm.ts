import type { Bytes } from './bytes.ts'

const segment = 0x18538067
const info = 0x1549a966
const scaleId = 0x2ad7b1
const durationId = 0x4489

interface Element {
  id: number
  from: number
  to: number
}

/** Seconds by Segment/Info of WebM; recordings straight from a browser often have none. */
export async function webmDuration(bytes: Bytes): Promise<number | null> {
  const head = await bytes.read(0, 65_536)
  const body = children(head, 0, head.length).find((element) => element.id === segment)
  const about = body && children(head, body.from, head.length).find((element) => element.id === info)
  if (!about) return null
  const fields = children(head, about.from, about.to)
  const scale = fields.find((element) => element.id === scaleId)
  const length = fields.find((element) => element.id === durationId)
  if (!length) return null
  const size = length.to - length.from
  const units = size === 8 ? head.readDoubleBE(length.from) : size === 4 ? head.readFloatBE(length.from) : Number.NaN
  const width = scale ? scale.to - scale.from : 0
  const nanoseconds = scale && width >= 1 && width <= 6 ? head.readUIntBE(scale.from, width) : 1e6
  return (units * nanoseconds) / 1e9
}

/** The elements from a place on that begin within the bytes. */
function children(bytes: Buffer, start: number, end: number): Element[] {
  const found: Element[] = []
  for (let at = start; at < Math.min(end, bytes.length); ) {
    const idLength = widthOf(bytes[at] ?? 0)
    const sizeLength = widthOf(bytes[at + idLength] ?? 0)
    const from = at + idLength + sizeLength
    if (idLength > 4 || sizeLength > 8 || from > bytes.length) break
    const size = sizeOf(bytes.subarray(at + idLength, from))
    const to = size === null ? bytes.length : from + size
    found.push({ id: bytes.readUIntBE(at, idLength), from, to: Math.min(to, bytes.length) })
    at = to
  }
  return found
}

/** Bytes of a number whose first byte this is: one more than its leading zeros. */
const widthOf = (first: number): number => Math.clz32(first) - 23

/** A size without its marking bit; null for unknown (all bits set). */
function sizeOf(bytes: Buffer): number | null {
  const first = (bytes[0] ?? 0) & (0xff >> bytes.length)
  const value = bytes.subarray(1).reduce((sum, byte) => sum * 256 + byte, first)
  return value === 2 ** (7 * bytes.length) - 1 ? null : value
}
