import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '../api/request.ts'
import type { NamedRow } from '../data/row.ts'
import { useLive } from '../live/use-live.ts'

export type Box = 'todo' | 'done' | 'mine' | 'cc'

/** A record in an approver's box. */
export interface InboxTask {
  readonly id: string
  readonly module: string
  readonly moduleLabel: string
  readonly relevanceId: string
  readonly title: string
  readonly summary: readonly { readonly label: string; readonly value: string | null }[] | null
  readonly initiator: (NamedRow & { readonly avatar?: string | null }) | null
  readonly auditLevel: number
  readonly levels: number
  readonly status: string
  readonly tzCreate: string
  readonly isOverdue: boolean
  /** Approving needs no further input: no signature, no approver to choose. */
  readonly isPlain?: boolean
  readonly version: number
  readonly phoneLink?: string | null
}

interface InboxPage {
  readonly nodes: readonly InboxTask[]
  readonly totalCount: number
  readonly counts: Readonly<Record<Box, number>>
}

const size = 20

/** A box, twenty at a time; follows what happens. `module` is one kind, or several between commas. */
export const useInbox = (box: Box, module: string, keyword: string, isLate = false) => {
  const client = useQueryClient()
  const again = (): void => void client.invalidateQueries({ queryKey: ['list', 'inbox'] })
  useLive('badge', again)
  useLive('poll', again)
  const query = useInfiniteQuery({
    queryKey: ['list', 'inbox', box, module, keyword, isLate],
    queryFn: ({ pageParam, signal }) =>
      request<InboxPage>('GET', '/api/auditTask', {
        query: {
          box,
          module: module || undefined,
          keyword: keyword || undefined,
          overdue: isLate || undefined,
          pageNumber: pageParam,
          pageSize: size,
        },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length * size < last.totalCount ? pages.length + 1 : undefined),
    meta: { quiet: true },
  })
  const pages = query.data?.pages
  return {
    tasks: pages?.flatMap(({ nodes }) => nodes),
    counts: pages?.[0]?.counts,
    error: query.error,
    hasMore: query.hasNextPage,
    more: query.fetchNextPage,
    again,
  }
}

/** Returns the title without the kind, since a chip before it shows the kind. */
export const ownTitle = ({ title, moduleLabel }: Pick<InboxTask, 'title' | 'moduleLabel'>): string => {
  if (!title.startsWith(moduleLabel)) return title
  const rest = title.slice(moduleLabel.length).trim()
  return /^【(.+)】$/s.exec(rest)?.[1] ?? (rest || title)
}

/** Where a task opens at the desk: the record, with the box to decide beside it. */
export const deskPath = ({ module, relevanceId }: Pick<InboxTask, 'module' | 'relevanceId'>): string =>
  `/record/${module}/${encodeURIComponent(relevanceId)}`

/** Where a task opens on the phone. */
export const phonePath = ({
  phoneLink,
  module,
  relevanceId,
}: Pick<InboxTask, 'phoneLink' | 'module' | 'relevanceId'>): string =>
  (phoneLink ?? '').replace(/^#/, '') || `/phone/applyAudit?module=${module}&id=${relevanceId}`

/** The result of a batch: every record is decided separately, and the failed ones are listed. */
export interface BatchAnswer {
  readonly done: number
  readonly failed: readonly { readonly id: string; readonly title: string; readonly message: string }[]
}

/** At most so many at once. */
export const mostInBatch = 50

export const approveTasks = (tasks: readonly InboxTask[], opinion: string): Promise<BatchAnswer> =>
  request('POST', '/api/auditTask/batch', {
    body: { action: 'approve', opinion, items: tasks.map(({ id, version }) => ({ id, version })) },
  })

/** Approves with the opinion 同意. Answers the record's new version. */
export const approveTask = ({ id, version }: InboxTask): Promise<{ readonly version: number }> =>
  request('POST', '/api/auditTask/action/approve', { body: { id, version, opinion: '同意' } })
