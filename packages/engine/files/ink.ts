import { bytesOf } from './bytes.ts'
import { pictureSize } from './picture-size.ts'

/** The largest pad is a whole screen at two pixels to the point; what claims to be more is not decoded. */
const mostPixels = 16_000_000
/** A picture is looked at in no more pixels than this. */
const lookedAt = 1_000_000
/** Of all pixels so many are ink at least, and half of them at most: a stroke fills no sheet. */
const leastShare = 0.0005
const mostShare = 0.5
/** Pixels that a signature covers, along its longer side and across. */
const [leastLong, leastAcross] = [40, 15]

/**
 * Whether a picture shows a drawing: enough ink over enough of it. Ink is dark on white paper; an unreadable picture is
 * no drawing.
 */
export const isDrawnOn = async (picture: Buffer): Promise<boolean> => {
  const size = await pictureSize(bytesOf(picture))
  if (!size || size.width * size.height > mostPixels) return false
  if (Math.max(size.width, size.height) < leastLong || Math.min(size.width, size.height) < leastAcross) return false
  const scale = Math.min(1, Math.sqrt(lookedAt / (size.width * size.height)))
  const [wide, high] = [Math.ceil(size.width * scale), Math.ceil(size.height * scale)]
  const pixels = await onPaper(picture, wide, high)
  if (!pixels) return false
  const { count, across, down } = inkOf(pixels, wide)
  const share = count / (wide * high)
  const [long, short] = [Math.max(across, down) / scale, Math.min(across, down) / scale]
  return share >= leastShare && share <= mostShare && long >= leastLong && short >= leastAcross
}

/** Red, green, blue and alpha of each pixel as it looks on white; undefined where the bytes are no picture. */
const onPaper = async (picture: Buffer, wide: number, high: number): Promise<Uint8ClampedArray | undefined> => {
  // the drawing library comes with the first picture, not at start
  const { createCanvas, loadImage } = await import('@napi-rs/canvas')
  const image = await loadImage(picture).catch(() => undefined)
  if (!image) return undefined
  const pen = createCanvas(wide, high).getContext('2d')
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, wide, high)
  pen.drawImage(image, 0, 0, wide, high)
  return pen.getImageData(0, 0, wide, high).data
}

const darkest = 192

const inkOf = (pixels: Uint8ClampedArray, wide: number) => {
  let [count, left, right, top, bottom] = [0, wide, -1, Number.POSITIVE_INFINITY, -1]
  for (let at = 0; at < pixels.length; at += 4) {
    if (brightness(pixels, at) > darkest) continue
    const [x, y] = [(at / 4) % wide, Math.floor(at / 4 / wide)]
    count += 1
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { count, across: Math.max(0, right - left + 1), down: Math.max(0, bottom - top + 1) }
}

/** As the eye weighs the three colours. */
const brightness = (pixels: Uint8ClampedArray, at: number): number =>
  0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0)
