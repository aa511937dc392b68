import { request } from '../api/request.ts'
import type { FileEntry } from '../files/file-entry.ts'
import type { PreviewKind } from './kind.ts'

/** What to show for a file: office files have a PDF made by the server. */
export interface Resolved {
  readonly kind: PreviewKind
  readonly src: string
}

interface Answer {
  readonly kind: PreviewKind
  readonly src: string
  readonly status: '完成' | '排队' | '失败'
  readonly reason?: string
}

const askAgainMs = 1000
const longestMs = 300_000

type Resolve = (file: FileEntry, signal: AbortSignal) => Promise<Resolved>

/**
 * Asks the server how a file is shown and waits while it draws; throws the sentence that says why it cannot. `headers`
 * are those of a page that people open by a link.
 */
export const resolvingWith =
  (headers: Readonly<Record<string, string>>): Resolve =>
  async (file, signal) => {
    for (const until = Date.now() + longestMs; Date.now() < until; await pause(signal)) {
      const answer = await request<Answer>('GET', '/api/file/preview', { query: { url: file.url }, headers, signal })
      if (answer.status === '失败') throw new Error(answer.reason ?? '文件无法转换为预览，请下载查看')
      if (answer.status === '完成') return { kind: answer.kind === 'office' ? 'pdf' : answer.kind, src: answer.src }
    }
    throw new Error('转换时间过长，请下载查看')
  }

/** Resolves a file with the session of the person signed in. */
export const resolvePreview = resolvingWith({})

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason)
    signal.throwIfAborted()
    signal.addEventListener('abort', stop, { once: true })
    setTimeout(resolve, askAgainMs)
  })
