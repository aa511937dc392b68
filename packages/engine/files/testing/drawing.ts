import { crc32, deflateSync } from 'node:zlib'

type Pixel = readonly [red: number, green: number, blue: number, alpha: number]

export const ink: Pixel = [0, 128, 0, 255]
export const clear: Pixel = [0, 0, 0, 0]

/** A PNG of so many pixels, each as `at` says. */
export const drawing = (width: number, height: number, at: (x: number, y: number) => Pixel): Buffer => {
  const rows = Buffer.alloc(height * (1 + 4 * width))
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) rows.set(at(x, y), y * (1 + 4 * width) + 1 + 4 * x)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    headOf(width, height),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A name as it is drawn on the pad: a wave from edge to edge on nothing. */
export const signed = drawing(160, 60, (x, y) => (Math.abs(y - 30 - 20 * Math.sin(x / 12)) < 3 ? ink : clear))

/** The same as a page sends it. */
export const signedUrl = `data:image/png;base64,${signed.toString('base64')}`

/** Says of itself that it is so large; of its pixels there is none. */
export const boasting = (width: number, height: number): Buffer =>
  Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), headOf(width, height), chunk('IEND', Buffer.alloc(0))])

function headOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 6, 0, 0, 0], 8)
  return chunk('IHDR', head)
}

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), body])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
