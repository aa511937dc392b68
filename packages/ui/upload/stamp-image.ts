import { extensionOf } from '../files/extension.ts'
import { redrawn } from './shrink-image.ts'

/**
 * A picture of the camera with these lines at its foot. What the device cannot draw is sent as it was taken: a picture
 * without a stamp is better than none.
 */
export const stampImage = async (file: File, lines: readonly string[]): Promise<File> => {
  // another kind would be a JPEG under its old name, which the server refuses
  if (!['jpg', 'jpeg', 'png'].includes(extensionOf(file.name))) return file
  try {
    return await redrawn(file, (pen) => write(pen, lines))
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
