import { extensionOf } from '../files/extension.ts'

const LARGE = 4 * 1024 * 1024
const LONGEST_SIDE = 2560
const QUALITY = 0.85

export const SHRINK_FAILED = '文件压缩失败'

/** Whether a picture is to be scaled first. A gif may move and is sent as it is. */
export function needsShrinking(file: File): boolean {
  return file.size > LARGE && ['jpg', 'jpeg', 'png'].includes(extensionOf(file.name))
}

/** Width and height with the longer side at most 2560, never enlarged. */
export function fitted(width: number, height: number): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** A jpg or png drawn again in its fitted size, same name and kind, with what `write` adds to it. Throws where that fails. */
export async function redrawn(file: File, write?: (pen: CanvasRenderingContext2D) => void): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const { width, height } = fitted(bitmap.width, bitmap.height)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error(SHRINK_FAILED)
  pen.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  write?.(pen)
  const type = extensionOf(file.name) === 'png' ? 'image/png' : 'image/jpeg'
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY))
  if (blob === null || blob.type !== type) throw new Error(SHRINK_FAILED)
  return new File([blob], file.name, { type, lastModified: file.lastModified })
}

/** The picture scaled, same name and kind. Throws 文件压缩失败; the original when that is the smaller. */
export async function shrinkImage(file: File): Promise<File> {
  try {
    const small = await redrawn(file)
    return small.size < file.size ? small : file
  } catch {
    throw new Error(SHRINK_FAILED)
  }
}
