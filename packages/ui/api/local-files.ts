import type { FileEntry } from '@chengban/kernel/kinds/file.ts'
import { ApiError, type ApiErrorCode } from './api-error.ts'
import type { KeptFile } from './kept-files.ts'
import { forgetFiles, putFile, readFile } from './kept-files.ts'
import { uuidv7 } from './uuid.ts'

const scheme = 'local:'
/** Pictures alone, no larger than the server takes. */
const most = 10 * 1_048_576
/** Without an answer for so long the line counts as lost. */
const mostMs = 60_000

const address = /^local:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[^"\s]*$/

/** Whether a file is only on this device. */
export const isLocal = (url: string): boolean => address.test(url)

/** Keeps a picture that no line carries; undefined where it is none, or the device keeps nothing. */
export const keepLocal = async (file: File, target: KeptFile['target']): Promise<FileEntry | undefined> => {
  if (!file.type.startsWith('image/') || file.size > most) return undefined
  const at = Date.now()
  const id = `${scheme}${uuidv7()}.${file.name.split('.').pop() ?? 'png'}`
  try {
    await forgetFiles(at)
    await putFile({ id, file, name: file.name, target, at })
  } catch {
    return undefined
  }
  return { url: id, name: file.name, size: file.size }
}

/** Whether a body, as JSON, may name a file of this device. */
export const namesLocal = (text: string): boolean => text.includes(`"${scheme}`)

/**
 * The body with files of this device sent and named by their addresses. Each goes out once, however often the write is
 * repeated. Throws NO_RESPONSE without a line, or what the server refuses.
 */
export const broughtIn = async (body: unknown, headers: Readonly<Record<string, string>>): Promise<unknown> => {
  if (typeof body === 'string') return isLocal(body) ? bring(body, headers) : body
  if (Array.isArray(body)) {
    const all = []
    for (const each of body) all.push(await broughtIn(each, headers))
    return all
  }
  if (typeof body !== 'object' || body === null) return body
  const entries: [string, unknown][] = []
  for (const [name, value] of Object.entries(body)) entries.push([name, await broughtIn(value, headers)])
  return Object.fromEntries(entries)
}

const bring = async (id: string, headers: Readonly<Record<string, string>>): Promise<string> => {
  const kept = await readFile(id)
  if (!kept) throw new ApiError('VALIDATION', 422, '照片已不在本机，请重新拍摄')
  if (kept.url) return kept.url
  const body = new FormData()
  body.append('folder', kept.target.folder)
  if (kept.target.control) body.append('control', kept.target.control)
  body.append('file', kept.file, kept.name)
  const { 'Content-Type': _json, ...own } = headers
  const signal = AbortSignal.timeout(mostMs)
  const answer = await fetch('/file', { method: 'POST', headers: own, body, signal }).catch(() => undefined)
  if (!answer) throw new ApiError('NO_RESPONSE', 0, '请求失败，请检查您的网络!')
  const { code = 'NO_ENVELOPE', data, message = '系统异常' }: Answer = await answer.json().catch(() => ({}))
  if (!answer.ok || typeof data !== 'string')
    throw new ApiError(answer.ok ? 'NO_ENVELOPE' : code, answer.status, message)
  // the address is kept for a write that is repeated, the picture is not
  await putFile({ ...kept, file: new Blob(), url: data })
  return data
}

interface Answer {
  readonly code?: ApiErrorCode
  readonly data?: unknown
  readonly message?: string
}
