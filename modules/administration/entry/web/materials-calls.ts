import { callHeaders, request } from '@chengban/ui/api/request.ts'
import type { FileEntry } from '@chengban/ui/files/file-entry.ts'

export interface EntryMaterial {
  readonly id: string
  readonly name: string
  readonly isRequired: boolean
  readonly isDone: boolean
  readonly remark: string | null
}

export interface Materials {
  readonly name: string
  readonly company: string
  readonly tzProbation: string
  readonly items: readonly EntryMaterial[]
}

/** Files by the item they belong to. */
export type Brought = Readonly<Record<string, readonly FileEntry[]>>

const link = (token: string) => ({ 'X-Sign-Token': token })

export const readMaterials = (token: string): Promise<Materials> =>
  request('GET', '/api/entry/material', { headers: link(token) })

export const sendMaterials = (token: string, brought: Brought): Promise<{ readonly open: number }> => {
  const items = Object.entries(brought).flatMap(([id, file]) => (file.length > 0 ? [{ id, file }] : []))
  return request('POST', '/api/entry/material', { body: { items }, headers: link(token) })
}

export const bringFile = async (token: string, file: File): Promise<FileEntry> => {
  const { 'Content-Type': _json, ...headers } = callHeaders({ headers: link(token) })
  const body = new FormData()
  body.append('folder', 'attachment')
  body.append('file', file, file.name)
  const answer = await fetch('/file', { method: 'POST', headers, body })
  const { data, message }: { data: unknown; message?: string } = await answer.json()
  if (!answer.ok || typeof data !== 'string') throw new Error(message ?? '系统异常')
  return { url: data, name: file.name, size: file.size }
}
