import { extensionOf } from '../files/extension.ts'
import { fitted } from './shrink-image.ts'

/**
 * A picture of the camera with these lines at its foot. What the device cannot draw is sent as it was taken: a picture
 * without a stamp is better than none.
 */
export const stampImage = async (file: File, lines: readonly string[]): Promise<File> => {
  // another kind would be a JPEG under its old name, which the server refuses
  if (!['jpg', 'jpeg', 'png'].includes(extensionOf(file.name))) return file
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const { width, height } = fitted(bitmap.width, bitmap.height)
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const pen = canvas.getContext('2d')
    if (!pen) return file
    pen.drawImage(bitmap, 0, 0, width, height)
    bitmap.close()
    write(pen, lines)
    const type = extensionOf(file.name) === 'png' ? 'image/png' : 'image/jpeg'
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.85))
    return blob?.type === type ? new File([blob], file.name, { type, lastModified: file.lastModified }) : file
  } catch {
    return file
  }
}

/** White on a dark band, so that it is read on every picture. */
const write = (pen: CanvasRenderingContext2D, lines: readonly string[]): void => {
  const { width, height } = pen.canvas
  const size = Math.max(12, Math.round(Math.min(width, height) / 24))
  const band = lines.length * size * 1.4 + size * 0.6
  pen.fillStyle = 'rgb(0 0 0 / 0.5)'
  pen.fillRect(0, height - band, width, band)
  pen.fillStyle = 'white'
  pen.font = `${size}px sans-serif`
  pen.textBaseline = 'top'
  for (const [at, line] of lines.entries())
    pen.fillText(line, size * 0.6, height - band + size * 0.5 + at * size * 1.4, width - size * 1.2)
}
