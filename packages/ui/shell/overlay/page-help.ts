import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { request } from '../../api/request.ts'
import type { FileEntry } from '../../files/file-entry.ts'

export interface HelpDocument {
  readonly id: string
  readonly name: string
}

interface WholeDocument extends HelpDocument {
  readonly content: string | null
  readonly file: readonly FileEntry[] | null
  readonly isGood: boolean
  readonly isBad: boolean
}

/** Returns the routes of a page without parameters; a record also shows the help of its list. */
export const routesOf = (pathname: string): readonly string[] => {
  const [, first = '', second = ''] = pathname.split('/')
  return first === 'record' ? [`/record/${second}`, `/${second}`] : [pathname]
}

/** Reads the published help of the page below, most helpful first. */
export const usePageHelp = (): readonly HelpDocument[] => {
  const { pathname } = useLocation()
  const routes = routesOf(pathname)
  const { data } = useQuery({
    queryKey: ['list', 'documentation', 'of', ...routes],
    queryFn: ({ signal }) =>
      request<{ nodes: readonly HelpDocument[] }>('GET', '/api/documentation', {
        query: {
          filters: { route: { in: routes }, status: { equalTo: '已发布' } },
          sort: '-goodCount,sort',
          columns: 'name',
          total: false,
          pageSize: 20,
        },
        signal,
      }),
    meta: { quiet: true },
  })
  return data?.nodes ?? []
}

/** One of them, read; `say` tells whether it has helped. */
export const useDocument = (id: string) => {
  const client = useQueryClient()
  const queryKey = ['row', 'documentation', id]
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => request<WholeDocument>('GET', `/api/documentation/${id}`, { signal }),
    meta: { quiet: true },
  })
  const say = async (good: boolean): Promise<void> => {
    await request('POST', '/api/documentation/action/vote', { body: { id, good } })
    await client.invalidateQueries({ queryKey })
  }
  return { data, error, say }
}
