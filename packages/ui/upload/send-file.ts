import { keepLocal } from '../api/local-files.ts'
import type { FileEntry } from '../files/file-entry.ts'
import { ask, envelopeOf, LineLost } from './line.ts'
import { sendInPieces } from './send-pieces.ts'
import type { SendOptions, Target } from './sending.ts'

/** Larger files go in pieces: a line that breaks does not take with it what has arrived. */
const LARGE = 64 * 1024 * 1024

/** Sends one file. Throws the server's message, or 网络断开. */
export const sendFile = (file: File, target: Target, options: SendOptions): Promise<FileEntry> =>
  file.size > LARGE ? sendInPieces(file, target, options) : sendWhole(file, target, options)

async function sendWhole(file: File, target: Target, { onProgress, signal }: SendOptions): Promise<FileEntry> {
  const answer = await ask('POST', '/file', {
    body: bodyOf(file, target),
    onProgress: (loaded) => onProgress(Math.min(loaded, file.size)),
    signal,
  }).catch(async (error: unknown) => {
    // a picture waits on the device, and goes out with its row
    const kept = error instanceof LineLost ? await keepLocal(file, target) : undefined
    if (kept) return kept
    throw error
  })
  if ('url' in answer) return answer
  const { data, message } = envelopeOf(answer)
  if (answer.status !== 200 || typeof data !== 'string') throw new Error(message ?? '系统异常')
  return { url: data, name: file.name, size: file.size }
}

function bodyOf(file: File, { folder, control }: Target): FormData {
  const body = new FormData()
  body.append('folder', folder)
  if (control) body.append('control', control)
  body.append('file', file, file.name)
  return body
}
