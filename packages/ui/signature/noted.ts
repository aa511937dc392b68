const keyword = 'strokes'
/** Length, name and sum of the empty chunk that ends a PNG. */
const endBytes = 12

/** Returns the PNG with its strokes in an extra text chunk, so that one file stores both. */
export const noted = async (png: Blob, strokes: unknown): Promise<Blob> => {
  const bytes = new Uint8Array(await png.arrayBuffer())
  const end = bytes.length - endBytes
  return new Blob([bytes.slice(0, end), chunkOf(JSON.stringify(strokes)), bytes.slice(end)], { type: 'image/png' })
}

/** An iTXt chunk: keyword, two bytes for "not compressed", no language, no other keyword, the text. */
const chunkOf = (text: string): Uint8Array<ArrayBuffer> => {
  const encoder = new TextEncoder()
  const body = [...encoder.encode(`iTXt${keyword}`), 0, 0, 0, 0, 0, ...encoder.encode(text)]
  const chunk = new Uint8Array(body.length + 8)
  const view = new DataView(chunk.buffer)
  view.setUint32(0, body.length - 4)
  chunk.set(body, 4)
  view.setUint32(body.length + 4, crc32(body))
  return chunk
}

const crc32 = (bytes: readonly number[]): number => {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}
