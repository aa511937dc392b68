import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import { useLive } from '../../live/use-live.ts'
import { setUnread } from '../../session/person.ts'

export interface Message {
  readonly id: string
  readonly kind: string
  readonly title: string
  readonly text?: string | null
  readonly link: string | null
  readonly isRead: boolean
  readonly tzCreate: string
}

interface Page {
  readonly nodes: readonly Message[]
  readonly totalCount: number
}

const pageSize = 20

/** The person's messages, newest first, twenty at a time. */
export const useMessages = (onlyUnread: boolean) => {
  const client = useQueryClient()
  useLive('message', () => void client.invalidateQueries({ queryKey: ['messages'] }))
  return useInfiniteQuery({
    queryKey: ['messages', onlyUnread],
    queryFn: ({ pageParam }) =>
      request<Page>('GET', '/api/message', {
        query: { pageNumber: pageParam, pageSize, ...(onlyUnread ? { isRead: false } : {}) },
      }),
    initialPageParam: 1,
    getNextPageParam: ({ totalCount }, pages) => (pages.length * pageSize < totalCount ? pages.length + 1 : undefined),
  })
}

/** Marks messages read: some by id, or all. */
export const useMarkRead = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (which: { readonly ids: readonly string[] } | { readonly all: true }) =>
      request<{ unread: number }>('POST', '/api/message/read', { body: which }),
    onSuccess: ({ unread }) => {
      setUnread(unread)
      return client.invalidateQueries({ queryKey: ['messages'] })
    },
  })
}
