import { Refusal } from '@chengban/kernel/refusal.ts'
import { bytesOf } from './bytes.ts'
import { pictureSize } from './picture-size.ts'

/** The picture made of another: at most this wide, never enlarged, and turned clockwise. */
export interface Look {
  /** Pixels; null leaves the size as it is. */
  width: number | null
  /** Degrees. */
  turned: 0 | 90 | 180 | 270
}

/** Larger pictures would take the memory of all others: 64 megapixels are 256 MB. */
const mostPixels = 64_000_000
const quality = 82

/** A picture in WebP, upright as its camera noted. VALIDATION for what cannot be drawn. */
export async function thumbnail(source: Buffer, { width, turned }: Look): Promise<Buffer> {
  const size = await pictureSize(bytesOf(source))
  if (!size || size.width === 0 || size.height === 0) throw unreadable()
  if (size.width * size.height > mostPixels) throw new Refusal('VALIDATION', '图片尺寸过大，无法生成缩略图')
  // the drawing library comes with the first picture, not at start
  const { createCanvas, loadImage } = await import('@napi-rs/canvas')
  const image = await loadImage(source).catch(() => {
    throw unreadable()
  })
  const lies = turned % 180 !== 0
  const scale = Math.min(1, (width ?? Number.POSITIVE_INFINITY) / (lies ? image.height : image.width))
  const [wide, high] = [Math.max(1, Math.round(image.width * scale)), Math.max(1, Math.round(image.height * scale))]
  const canvas = lies ? createCanvas(high, wide) : createCanvas(wide, high)
  const pen = canvas.getContext('2d')
  pen.imageSmoothingQuality = 'high'
  pen.translate(canvas.width / 2, canvas.height / 2)
  pen.rotate((turned * Math.PI) / 180)
  pen.drawImage(image, -wide / 2, -high / 2, wide, high)
  return canvas.encode('webp', quality)
}

const unreadable = (): Refusal => new Refusal('VALIDATION', '图片无法读取')
