import type { Bytes } from './bytes.ts'

interface Box {
  from: number
  to: number
}

/** Seconds by the movie header (moov/mvhd) of MP4, M4A and MOV. */
export async function isoDuration(bytes: Bytes): Promise<number | null> {
  const movie = await find(bytes, 'moov', { from: 0, to: bytes.size })
  const header = movie && (await find(bytes, 'mvhd', movie))
  if (!header) return null
  const fields = await bytes.read(header.from, 32)
  if (fields.length < 32) return null
  const long = fields[0] === 1
  const scale = fields.readUInt32BE(long ? 20 : 12)
  const units = long ? Number(fields.readBigUInt64BE(24)) : fields.readUInt32BE(16)
  return scale > 0 ? units / scale : null
}

/** The inside of the first box of a name; boxes before it are stepped over, not read. */
async function find(bytes: Bytes, name: string, { from, to }: Box): Promise<Box | null> {
  let at = from
  for (let steps = 0; steps < 1000 && at + 8 <= to; steps++) {
    const head = await bytes.read(at, 16)
    if (head.length < 16) return null
    const inside = head.readUInt32BE(0) === 1 ? 16 : 8
    const size = sizeOf(head, to - at)
    if (size < inside) return null
    if (head.toString('latin1', 4, 8) === name) return { from: at + inside, to: Math.min(to, at + size) }
    at += size
  }
  return null
}

/** A box's size with its head: 1 says that eight bytes follow, 0 that it goes to the end. */
function sizeOf(head: Buffer, left: number): number {
  const short = head.readUInt32BE(0)
  if (short === 0) return left
  return short === 1 ? Number(head.readBigUInt64BE(8)) : short
}
