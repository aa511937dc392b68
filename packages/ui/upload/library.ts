import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { request } from '../api/request.ts'
import { extensionOf } from '../files/extension.ts'
import type { FileEntry } from '../files/file-entry.ts'

/** A record of the company's audited files, as GET /api/file-audit/picker gives it. */
export interface LibraryRecord {
  readonly id: string
  readonly name: string
  readonly file: readonly FileEntry[] | null
  readonly creator?: { readonly name: string } | null
  readonly tzCreate: string
  readonly expireDate?: string | null
  readonly isExpired: boolean
}

/** A file to choose, or why it is not to be chosen. */
export interface LibraryFile {
  readonly file: FileEntry
  readonly record: LibraryRecord
  readonly refused: string | undefined
}

const pageSize = 20

/** Reads one page of the audited files. */
export type ReadLibrary = (keyword: string, page: number, signal: AbortSignal) => Promise<readonly LibraryRecord[]>

export const readLibrary: ReadLibrary = (keyword, pageNumber, signal) =>
  request<{ nodes: readonly LibraryRecord[] }>('GET', '/api/file-audit/picker', {
    query: { keyword: keyword || undefined, pageNumber, pageSize },
    signal,
  }).then(({ nodes }) => nodes)

/** Audited files by a fragment of their name, page after page. */
export const useLibrary = (keyword: string, read: ReadLibrary) =>
  useInfiniteQuery({
    queryKey: ['file-library', keyword, read === readLibrary],
    queryFn: ({ pageParam, signal }) => read(keyword, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.length < pageSize ? undefined : pages.length + 1),
    placeholderData: keepPreviousData,
  })

/** The files of the records, each with the reason for which the control does not take it. */
export const libraryFiles = (
  records: readonly LibraryRecord[],
  accept: readonly string[],
  present: readonly FileEntry[],
): readonly LibraryFile[] =>
  records.flatMap((record) =>
    (record.file ?? []).map((file) => ({ file, record, refused: refusal(file, record, accept, present) })),
  )

const refusal = (
  { url, name }: FileEntry,
  { isExpired }: LibraryRecord,
  accept: readonly string[],
  present: readonly FileEntry[],
): string | undefined => {
  if (present.some((one) => one.url === url)) return '已添加'
  if (!accept.includes(extensionOf(name))) return '类型不允许'
  return isExpired ? '已过期' : undefined
}
