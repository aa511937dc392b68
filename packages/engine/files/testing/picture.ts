import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas'

/** Left half red, right half blue. */
export const picture = (width: number, height: number): Canvas => {
  const canvas = createCanvas(width, height)
  const pen = canvas.getContext('2d')
  for (const [at, colour] of ['red', 'blue'].entries()) {
    pen.fillStyle = colour
    pen.fillRect((at * width) / 2, 0, width / 2, height)
  }
  return canvas
}

export const pngOf = (width: number, height: number): Promise<Buffer> => picture(width, height).encode('png')

/** Width and height once it is drawn. */
export const sizeOf = async (bytes: Buffer): Promise<[number, number]> => {
  const { width, height } = await loadImage(bytes)
  return [width, height]
}
