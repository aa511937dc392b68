import type { FileEntry } from '../files/file-entry.ts'
import { sendFile } from '../upload/send-file.ts'
import { noted } from './noted.ts'
import type { Drawn } from './SignaturePad.tsx'

/** Stores the picture of a signature, its strokes within, and gives its file. */
export const keepSignature = async ({ png, strokes }: Drawn, send = sendFile): Promise<FileEntry> => {
  const file = new File([await noted(png, strokes)], '签名.png', { type: 'image/png' })
  const options = { onProgress: () => undefined, signal: new AbortController().signal }
  return send(file, { folder: 'signature' }, options)
}
