import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { readRows } from '../data/calls.ts'
import { idOf, type Row } from '../data/row.ts'
import type { List } from './use-list.ts'

/** Reads the list's page and those after it that were requested, each by the same query as the page. */
export const useMoreRows = ({ entity, query, state, columns, rows, total }: List) => {
  const asked = JSON.stringify([query, state.page, state.size])
  const [more, setMore] = useState({ asked, count: 0 })
  // another question begins with its first page
  const count = more.asked === asked ? more.count : 0
  const pages = useQueries({
    queries: Array.from({ length: count }, (_, at) => {
      const pageNumber = state.page + at + 1
      return {
        queryKey: ['list', entity.name, 'rows', query, pageNumber, state.size, columns],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          readRows(entity, { ...query, pageNumber, pageSize: state.size, columns }, signal),
        meta: { quiet: true },
      }
    }),
  })
  const all = rows && distinct([...rows, ...pages.flatMap(({ data }) => data ?? [])])
  const isReading = pages.some(({ isFetching, data }) => isFetching && !data)
  const failed = pages.find(({ error, data }) => error && !data)
  const end = (state.page + pages.filter(({ data }) => data).length) * state.size
  return {
    rows: all,
    isReading,
    failed: failed?.error ?? null,
    hasMore: total !== undefined && end < total,
    more: (): void => {
      if (failed) void failed.refetch()
      else if (!isReading) setMore({ asked, count: count + 1 })
    },
  }
}

/** Removes duplicates: a row may move to the next page while that is read. */
const distinct = (rows: readonly Row[]): readonly Row[] => [...new Map(rows.map((row) => [idOf(row), row])).values()]
