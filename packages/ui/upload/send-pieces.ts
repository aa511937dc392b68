import type { FileEntry } from '../files/file-entry.ts'
import { begunPlace, keepPlace } from './begun.ts'
import { ask, cancelled, envelopeOf, LineLost, type UploadAnswer } from './line.ts'
import type { SendOptions, Target } from './sending.ts'

const PIECE = 16 * 1024 * 1024
const TUS = { 'Tus-Resumable': '1.0.0' }

/** How often a line may break before anything more has arrived, and the longest pause between, in ms. */
const PATIENCE = 8
const LONGEST_PAUSE = 30_000

/**
 * Sends a file in pieces; after an interruption asks the server for its offset and resumes there, also where the page
 * was loaded anew meanwhile. What the server has forgotten since is sent from the beginning.
 */
export async function sendInPieces(file: File, target: Target, options: SendOptions): Promise<FileEntry> {
  const kept = begunPlace(file, target)
  const place = kept ?? (await begin(file, target, options))
  keepPlace(file, target, place)
  try {
    const url = await sendFrom(file, place, options)
    keepPlace(file, target, undefined)
    return { url, name: file.name, size: file.size }
  } catch (error) {
    if (!(error instanceof LineLost)) keepPlace(file, target, undefined)
    if (options.signal.aborted) giveUp(place)
    else if (kept && error instanceof Forgotten) return sendInPieces(file, target, options)
    throw error
  }
}

async function begin(file: File, { folder, control }: Target, options: SendOptions): Promise<string> {
  const said = { filename: file.name, folder, ...(control && { control }) }
  const metadata = Object.entries(said).map(([name, value]) => `${name} ${base64(value)}`)
  const headers = { ...TUS, 'Upload-Length': String(file.size), 'Upload-Metadata': metadata.join(',') }
  const answer = await patiently(options, () => ask('POST', '/file/resumable', { headers, signal: options.signal }))
  const place = answer.header('Location')
  if (answer.status !== 201 || place === null) throw new Error(envelopeOf(answer).message ?? '系统异常')
  return place
}

/** Gives the address of the file once the last piece has arrived. */
async function sendFrom(file: File, place: string, options: SendOptions): Promise<string> {
  const { onProgress, signal } = options
  let told = await patiently(options, () => ask('HEAD', place, { headers: TUS, signal }))
  for (let [last, stalled] = [-1, 0]; ; ) {
    const url = told.header('X-File-Url')
    if (url !== null) return url
    const from = Number(told.header('Upload-Offset') ?? Number.NaN)
    if (Number.isNaN(from)) throw refusalOf(told)
    stalled = from > last ? 0 : stalled + 1
    last = from
    if (stalled >= PATIENCE) throw new LineLost()
    if (stalled > 0) await pause(stalled, signal)
    onProgress(from)
    told = await piece(file, place, from, options).catch((error: unknown) => {
      if (!(error instanceof LineLost)) throw error
      options.onNote?.('网络断开，正在重连…')
      return patiently(options, () => ask('HEAD', place, { headers: TUS, signal }))
    })
  }
}

async function piece(
  file: File,
  place: string,
  from: number,
  { onProgress, signal }: SendOptions,
): Promise<UploadAnswer> {
  const type = 'application/offset+octet-stream'
  return answered(
    await ask('PATCH', place, {
      headers: { ...TUS, 'Upload-Offset': String(from), 'Content-Type': type },
      body: file.slice(from, from + PIECE, type),
      onProgress: (loaded) => onProgress(Math.min(from + loaded, file.size)),
      signal,
    }),
  )
}

/** Asks again after growing pauses while no answer comes. */
async function patiently(options: SendOptions, work: () => Promise<UploadAnswer>): Promise<UploadAnswer> {
  for (let broken = 0; ; broken++) {
    try {
      return answered(await work())
    } catch (error) {
      if (!(error instanceof LineLost) || broken + 1 >= PATIENCE) throw error
      options.onNote?.('网络断开，正在重连…')
      await pause(broken + 1, options.signal)
    }
  }
}

/** A server in front that reaches none behind has not answered. */
const answered = (answer: UploadAnswer): UploadAnswer => {
  if (answer.status >= 502 && answer.status <= 504) throw new LineLost()
  return answer
}

/** Before the first, second … attempt after a break. */
const pause = (attempt: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, Math.min(500 * 2 ** attempt, LONGEST_PAUSE))
    const stop = () => {
      clearTimeout(timer)
      reject(cancelled())
    }
    signal.addEventListener('abort', stop, { once: true })
  })

class Forgotten extends Error {
  constructor() {
    super('上传已失效，请重试')
  }
}

/** An answer to HEAD carries no words. */
const refusalOf = (told: UploadAnswer): Error =>
  told.status === 404 ? new Forgotten() : new Error(envelopeOf(told).message ?? '系统异常')

/** Deletes the partial upload on the server, which would otherwise expire after a week. */
function giveUp(place: string): void {
  ask('DELETE', place, { headers: TUS, signal: new AbortController().signal }).catch(() => undefined)
}

const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)))
