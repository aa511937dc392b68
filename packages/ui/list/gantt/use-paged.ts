import type { Entity } from '@chengban/kernel/entity.ts'
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { type ListQuery, readRows } from '../../data/calls.ts'
import type { Row } from '../../data/row.ts'
import type { Window } from '../../table/use-window.ts'

const size = 50

/** The rows of a long list that are in sight, page by page as they come into it. */
export const usePaged = (
  entity: Entity,
  query: ListQuery,
  columns: readonly string[],
  total: number | undefined,
  { from, to }: Window,
) => {
  const end = Math.min(to, total ?? size)
  const first = Math.floor(from / size)
  const count = Math.max(0, Math.ceil(end / size) - first)
  const pages = useQueries({
    queries: Array.from({ length: count }, (_, at) => ({
      queryKey: ['list', entity.name, 'rows', 'page', query, first + at, columns],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        readRows(entity, { ...query, pageNumber: first + at + 1, pageSize: size, columns }, signal),
      placeholderData: keepPreviousData,
      meta: { quiet: true },
    })),
  })
  return {
    /** The rows read around those in sight, by their place. */
    around: new Map(
      pages.flatMap(({ data = [] }, page) => data.map((row, at) => [(first + page) * size + at, row] as const)),
    ),
    rowAt: (index: number): Row | undefined => pages[Math.floor(index / size) - first]?.data?.[index % size],
    error: pages.find(({ error }) => error)?.error ?? null,
    known: pages.flatMap(({ data }) => data ?? []),
  }
}
