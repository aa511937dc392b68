import type { Bytes } from './bytes.ts'

export interface PictureSize {
  width: number
  height: number
}

/** Width and height as a picture's own bytes tell them, without decoding it; null when they do not. */
export async function pictureSize(bytes: Bytes): Promise<PictureSize | null> {
  const head = await bytes.read(0, 64)
  if (head.length < 26) return null
  const name = head.toString('latin1', 0, 4)
  if (name === '\x89PNG') return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) }
  if (name === 'GIF8') return { width: head.readUInt16LE(6), height: head.readUInt16LE(8) }
  if (name === 'RIFF') return webpSize(head)
  return head.readUInt16BE(0) === 0xffd8 ? jpegSize(bytes) : null
}

function webpSize(head: Buffer): PictureSize | null {
  const chunk = head.toString('latin1', 12, 16)
  if (chunk === 'VP8X' && head.length >= 30)
    return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 }
  if (chunk === 'VP8 ' && head.length >= 30)
    return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff }
  if (chunk !== 'VP8L') return null
  const bits = head.readUInt32LE(21)
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
}

const mostSegments = 200

/** Goes from segment to segment up to the frame header; colour profiles and previews may come before it. */
async function jpegSize(bytes: Bytes): Promise<PictureSize | null> {
  for (let at = 2, count = 0; count < mostSegments; count++) {
    const segment = await bytes.read(at, 9)
    if (segment.length < 9 || segment[0] !== 0xff) return null
    const marker = segment[1] ?? 0
    if (isFrame(marker)) return { width: segment.readUInt16BE(7), height: segment.readUInt16BE(5) }
    at += 2 + segment.readUInt16BE(2)
  }
  return null
}

/** SOF0 to SOF15 without the tables among them. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
