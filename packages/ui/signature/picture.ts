import { drawStroke, pen } from './pen.ts'
import { boundsOf, type Stroke } from './strokes.ts'

/** Pixels of the picture for one of the stage, and pixels left around the strokes. */
const scale = 2
const margin = 16

/** Which part of the stage the picture shows: the strokes and 16 px around them, in pixels of the picture. */
export const cutOf = (strokes: readonly Stroke[]) => {
  const bounds = boundsOf(strokes, pen.most)
  if (!bounds) return undefined
  const left = Math.floor(bounds.left * scale) - margin
  const top = Math.floor(bounds.top * scale) - margin
  return {
    left,
    top,
    width: Math.ceil(bounds.right * scale) + margin - left,
    height: Math.ceil(bounds.bottom * scale) + margin - top,
  }
}

/** The strokes as a PNG with nothing behind them. */
export const pictureOf = (strokes: readonly Stroke[]): Promise<Blob> => {
  const cut = cutOf(strokes)
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!cut || !context) return Promise.reject(new Error('请签名'))
  canvas.width = cut.width
  canvas.height = cut.height
  context.setTransform(scale, 0, 0, scale, -cut.left, -cut.top)
  for (const stroke of strokes) drawStroke(context, stroke)
  return new Promise((resolve, reject) =>
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('签名没有存下，请重试'))), 'image/png'),
  )
}
