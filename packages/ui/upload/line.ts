/** What came back; headers by their name in any case, null where there is none. */
export interface UploadAnswer {
  readonly status: number
  readonly text: string
  readonly header: (name: string) => string | null
}

interface UploadRequest {
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: XMLHttpRequestBodyInit
  /** Bytes gone out so far. */
  readonly onProgress?: (loaded: number) => void
  readonly signal: AbortSignal
}

/** No answer arrived: the server may or may not have received the data. */
export class LineLost extends Error {
  constructor() {
    super('网络断开，文件没有传完')
  }
}

/** One request in the person's name; by XMLHttpRequest, since fetch tells no progress. */
export function ask(
  method: string,
  url: string,
  { headers = {}, body, onProgress, signal }: UploadRequest,
): Promise<UploadAnswer> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open(method, url)
    const token = localStorage.getItem('jwtToken')
    if (token) call.setRequestHeader('Authorization', `Bearer ${token}`)
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value)
    if (onProgress) call.upload.onprogress = (event) => onProgress(event.loaded)
    call.onload = () =>
      resolve({ status: call.status, text: call.responseText, header: (name) => call.getResponseHeader(name) })
    call.onerror = () => reject(new LineLost())
    call.onabort = () => reject(cancelled())
    if (signal.aborted) return reject(cancelled())
    signal.addEventListener('abort', () => call.abort(), { once: true })
    call.send(body ?? null)
  })
}

export const cancelled = (): DOMException => new DOMException('已取消', 'AbortError')

/** The envelope of an answer; empty where it has none. */
export function envelopeOf({ text }: UploadAnswer): { readonly message?: string; readonly data?: unknown } {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
