import type { FileEntry } from './file-entry.ts'

/** Where a file goes. `control` is `{entity}.{field}`, when the field names its own types. */
export interface Target {
  readonly folder: string
  readonly control?: string | undefined
}

export interface SendOptions {
  /** Bytes gone out so far. */
  readonly onProgress: (loaded: number) => void
  readonly signal: AbortSignal
}

/** Sends one file; by XMLHttpRequest, since fetch tells no progress. Throws the server's message, or 网络断开. */
export function sendFile(file: File, target: Target, { onProgress, signal }: SendOptions): Promise<FileEntry> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open('POST', '/file')
    const token = localStorage.getItem('jwtToken')
    if (token) call.setRequestHeader('Authorization', `Bearer ${token}`)
    call.upload.onprogress = (event) => onProgress(Math.min(event.loaded, file.size))
    call.onload = () => {
      const { data, message } = read(call.responseText)
      if (call.status === 200 && typeof data === 'string') resolve({ url: data, name: file.name, size: file.size })
      else reject(new Error(message ?? '系统异常'))
    }
    call.onerror = () => reject(new Error('网络断开，文件没有传完'))
    call.onabort = () => reject(new DOMException('已取消', 'AbortError'))
    signal.addEventListener('abort', () => call.abort(), { once: true })
    call.send(bodyOf(file, target))
  })
}

function bodyOf(file: File, { folder, control }: Target): FormData {
  const body = new FormData()
  body.append('folder', folder)
  if (control) body.append('control', control)
  body.append('file', file, file.name)
  return body
}

function read(text: string): { readonly message?: string; readonly data?: unknown } {
  try {
    return JSON.parse(text) as { message?: string; data?: unknown }
  } catch {
    return {}
  }
}
