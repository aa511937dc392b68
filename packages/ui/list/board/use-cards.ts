import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readRows } from '../../record/calls.ts'
import { askedColumns } from '../default-columns.ts'
import type { List } from '../use-list.ts'
import { useTotals } from '../use-rows.ts'
import { boardNames, conditionOn } from './board-columns.ts'

const size = 20

/** The cards of one column, twenty at a time, and how many there are. */
export const useCards = ({ entity, query, chosen }: List, name: string, value: string) => {
  const asked = useMemo(
    () => askedColumns(entity, [...new Set([...boardNames(entity), ...chosen.shown])]),
    [entity, chosen.shown],
  )
  const narrowed = useMemo(() => {
    const own = conditionOn(name, value)
    return { ...query, filters: query.filters ? { and: [query.filters, own] } : own }
  }, [query, name, value])
  const [total] = useTotals(entity, [narrowed])
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage, refetch } = useInfiniteQuery({
    queryKey: ['list', entity.name, 'rows', 'cards', narrowed, asked],
    queryFn: ({ pageParam, signal }) =>
      readRows(entity, { ...narrowed, pageNumber: pageParam, pageSize: size, columns: asked }, signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.length === size ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })
  return {
    rows: data?.pages.flat(),
    total,
    error,
    more: hasNextPage && !isFetchingNextPage ? () => void fetchNextPage() : undefined,
    again: () => void refetch(),
  }
}
