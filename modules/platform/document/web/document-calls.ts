import { request } from '@chengban/ui/api/request.ts'
import type { FileEntry } from '@chengban/ui/files/file-entry.ts'

/** A version of a document that I have to read, or have read. */
export interface MyDocument {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly docVersion: number
  readonly dueDate: string | null
  readonly status: '未读' | '已打开' | '已读'
  readonly isOverdue: boolean
}

export interface DocumentContent {
  readonly name: string
  readonly url: readonly FileEntry[] | null
  readonly video: readonly FileEntry[] | null
  readonly content: string | null
  readonly duty: string | null
  readonly minSeconds: number
  readonly needConfirm: boolean
}

export interface OpenedDocument {
  readonly docVersion: number
  readonly content: DocumentContent
  /** Read so far, as the server counts. */
  readonly seconds: number
  readonly isRead: boolean
}

export interface DocumentReport {
  readonly targetCount: number
  readonly openCount: number
  readonly readCount: number
  /** Percent with one decimal; null where nobody has to read. */
  readonly rate: string | null
  readonly byDepartment: readonly {
    readonly departmentId: string | null
    readonly name: string | null
    readonly target: number
    readonly read: number
    readonly rate: string | null
  }[]
  readonly unread: readonly {
    readonly userId: string
    readonly name: string
    readonly departmentName: string | null
    readonly status: string
    readonly dueDate: string | null
  }[]
}

export const myDocuments = async (): Promise<readonly MyDocument[]> =>
  (await request<{ nodes: readonly MyDocument[] }>('GET', '/api/document/mine')).nodes

export const openDocument = (id: string): Promise<OpenedDocument> =>
  request('POST', '/api/document/action/open', { body: { id } })

/** Says that the page is in sight; gives the seconds that count. */
export const beatDocument = async (id: string, docVersion: number, isEnd: boolean): Promise<number> =>
  (await request<{ seconds: number }>('POST', '/api/document/action/beat', { body: { id, docVersion, isEnd } })).seconds

export const confirmDocument = (id: string, docVersion: number): Promise<unknown> =>
  request('POST', '/api/document/action/read', { body: { id, docVersion } })

export const readReport = (id: string, docVersion: number): Promise<DocumentReport> =>
  request('GET', '/api/document/report', { query: { id, docVersion } })

export const urgeReaders = async (id: string): Promise<number> =>
  (await request<{ urged: number }>('POST', '/api/document/action/urge', { body: { id } })).urged
